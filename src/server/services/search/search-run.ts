// Batches the subqueries of one search: one transaction and few statements, whatever the search has to try.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import type { QuestionPart } from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { CompiledQuestion } from '#server/services/search/compile-question.ts';
import type { RankedResults } from '#server/services/search/ranked-results.ts';
import { searchSubquery } from '#server/services/search/search-statement.ts';
import type { FindRequest } from '#server/services/search/statement-input.ts';
import type { Subquery, TsqueryLookup } from '#server/services/search/subquery.ts';
import { cachedSynonyms, synonymsIfChanged, updateSynonyms } from '#server/services/search/synonyms.ts';
import {
  cachedTsquery,
  cacheTsquery,
  inReadOnlyTransaction,
  type ParsedTsquery,
  parseTsqueries,
  type Tsquery,
} from '#server/services/search/tsqueries.ts';

/** Words that may contain typing errors. */
export interface CorrectionCandidate {
  text: string;
  parts: readonly QuestionPart[];
  /** Searches for a name only, without falling back to single words. */
  isName?: boolean;
}

/** Skips a subquery if another one of the same statement finds a result better than this tier. */
export interface SkipCondition {
  subquery: Subquery<RankedResults>;
  tier: number;
}

interface PendingSubquery {
  subquery: Subquery<unknown>;
  unless: SkipCondition | null;
}

/**
 * Batches and caches subqueries, like a data loader. {@link prefetch} queues subqueries, {@link load} sends everything
 * queued in one statement. The tsqueries of all queued subqueries are parsed in one statement before.
 */
export class SearchRun {
  readonly request: FindRequest;
  readonly requestContext: RequestContext;
  synonyms = cachedSynonyms();
  /** Corrected in one batch. */
  readonly correctionCandidates: CorrectionCandidate[] = [];
  readonly #queries: Queries;
  readonly #parsed = new Map<string, ParsedTsquery>();
  readonly #unparsed = new Map<string, Tsquery>();
  readonly #pending = new Map<string, PendingSubquery>();
  /** Lazily mapped from the rows: not every prefetched result is used. */
  readonly #results = new Map<string, () => unknown>();

  constructor(queries: Queries, request: FindRequest, requestContext: RequestContext) {
    this.#queries = queries;
    this.request = request;
    this.requestContext = requestContext;
  }

  get groups(): readonly SynonymGroup[] {
    return this.synonyms.groups;
  }

  get locale(): Locale {
    return this.requestContext.locale;
  }

  /**
   * Loads the synonyms. The same statement parses the tsqueries for the cached synonyms, which are used if they are
   * still current. One query.
   * @param make builds the subqueries from the synonyms
   */
  async loadSynonyms<T>(make: () => T, subqueriesOf: (made: T) => readonly Subquery<unknown>[]): Promise<T> {
    const known = this.synonyms;
    const likely = make();
    this.queueTsqueries(subqueriesOf(likely));
    this.synonyms = updateSynonyms(known, await this.#parseTsqueries(synonymsIfChanged(known)));
    if (this.synonyms === known) return likely;
    const made = make();
    // The synonyms have changed: the new tsqueries are parsed with the first batch.
    this.prefetch(subqueriesOf(made));
    return made;
  }

  /** Queues tsqueries to be parsed with the next batch. */
  queueTsqueries(subqueries: readonly Subquery<unknown>[]): void {
    for (const subquery of subqueries) {
      for (const tsquery of subquery.tsqueries) {
        if (this.#parsed.has(tsquery.key) || this.#unparsed.has(tsquery.key)) continue;
        const known = cachedTsquery(this.locale, tsquery);
        if (known) this.#parsed.set(tsquery.key, known);
        else this.#unparsed.set(tsquery.key, tsquery);
      }
    }
  }

  /**
   * Queues subqueries for the next statement.
   * @param unless skips them if another subquery of that statement matches well enough
   */
  prefetch(subqueries: readonly Subquery<unknown>[], unless: SkipCondition | null = null): void {
    this.queueTsqueries(subqueries);
    for (const subquery of subqueries) {
      const { key } = subquery;
      const isCertain = this.#pending.has(key) && !this.#pending.get(key)?.unless;
      if (!this.#results.has(key) && !isCertain) this.#pending.set(key, { subquery, unless });
    }
  }

  /** Sends no query if the result is cached; otherwise one, plus one if tsqueries have to be parsed. */
  async load<T>(subquery: Subquery<T>): Promise<T> {
    if (!this.#results.has(subquery.key)) {
      this.prefetch([subquery]);
      await this.#send();
    }
    return this.#results.get(subquery.key)?.() as T;
  }

  find(question: CompiledQuestion, request = this.request): Promise<RankedResults> {
    return this.load(this.subqueryFor(question, request));
  }

  subqueryFor(question: CompiledQuestion, request = this.request): Subquery<RankedResults> {
    return searchSubquery(question, request, this.requestContext);
  }

  async #send(): Promise<void> {
    if (this.#unparsed.size > 0) await this.#parseTsqueries();
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    const read: TsqueryLookup = ({ key }) => this.#parsed.get(key) as ParsedTsquery;
    const statements = pending.map(({ subquery }) => subquery.statement(read));
    const columns = pending.map(({ subquery, unless }, at) => {
      const first = unless ? pending.findIndex((each) => each.subquery.key === unless.subquery.key) : -1;
      const isFirst = unless === null || !statements[first] || Boolean(pending[first]?.unless);
      const skipIf = isFirst ? null : isSkipped(column(first), unless);
      return { subquery, skipIf, name: column(at), statement: statements[at] };
    });
    const valuesOf = (isFirst: boolean) =>
      columns.flatMap(({ skipIf, name, statement }) => {
        if (!statement || (skipIf === null) !== isFirst) return [];
        return skipIf
          ? sql`case when not ${skipIf} then (${statement}) end as ${name}`
          : sql`(${statement}) as ${name}`;
      });
    const [firsts, others] = [valuesOf(true), valuesOf(false)];
    const { rows } =
      firsts.length + others.length === 0
        ? { rows: [] }
        : await this.#queries.execute<Record<string, unknown>>(
            // `offset 0` keeps PostgreSQL from inlining values that decide about others.
            sql`select ${sql.join([sql`first.*`, ...others], sql`, `)}
              from (select ${sql.join(firsts, sql`, `)} offset 0) first`,
          );
    for (const [at, { subquery, skipIf }] of columns.entries()) {
      const value = rows[0]?.[`a${at}`] ?? null;
      if (skipIf && value === null) continue;
      this.#results.set(
        subquery.key,
        once(() => subquery.answer(value, read)),
      );
    }
  }

  /** @returns the extra value */
  async #parseTsqueries(beside = sql`null`): Promise<unknown> {
    const unread = [...this.#unparsed.values()];
    this.#unparsed.clear();
    const queries = unread.map((tsquery) => tsquery.sql);
    const { read, beside: value } = await parseTsqueries(this.#queries, queries, beside);
    for (const [at, tsquery] of unread.entries()) {
      const parsed = read[at] as ParsedTsquery;
      this.#parsed.set(tsquery.key, parsed);
      cacheTsquery(this.locale, tsquery, parsed);
    }
    return value;
  }
}

const column = (at: number) => sql.identifier(`a${at}`);

/** Whether the best result is better than the tier of the condition. */
const isSkipped = (name: ReturnType<typeof column>, { tier }: SkipCondition): SQL =>
  sql`coalesce(least((${name}->'best'->'events'->>'tier')::int, (${name}->'best'->'content'->>'tier')::int) < ${tier}::int, false)`;

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Runs a search in one transaction. */
export const runSearch = <T>(
  database: Database,
  request: FindRequest,
  requestContext: RequestContext,
  work: (run: SearchRun) => Promise<T>,
): Promise<T> =>
  inReadOnlyTransaction(database, (queries) => work(new SearchRun(queries, request, requestContext)));
