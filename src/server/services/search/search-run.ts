// One search from its first question to its answer: in one transaction, and in few statements, whatever it has to try.
import { type SQL, sql } from 'drizzle-orm';
import type { Locale } from '#domain/languages/locales.ts';
import type { SynonymGroup } from '#domain/search/synonym-phrases.ts';
import type { QuestionPart } from '#domain/search/synonyms.ts';
import type { Database } from '#server/db/client.server.ts';
import type { Queries } from '#server/db/query-builder.ts';
import type { RequestContext } from '#server/services/request-context.ts';
import type { Attempt, ReadTsquery } from '#server/services/search/attempt.ts';
import { type FindRequest, findAttempt } from '#server/services/search/find.ts';
import type { Found } from '#server/services/search/found.ts';
import type { Question } from '#server/services/search/question.ts';
import { latestSynonyms, synonymsUnless, takeSynonyms } from '#server/services/search/synonyms.ts';
import {
  type ReadQuery,
  readFromIndex,
  readTsqueries,
  type Tsquery,
} from '#server/services/search/tsqueries.ts';

/** Words that may have to be corrected. */
export interface Doubt {
  text: string;
  parts: readonly QuestionPart[];
  /** Only a name is looked for, and not what any of the words find. */
  isName?: boolean;
}

/** What makes others needless: that it finds what is better than the tier. */
export interface Enough {
  attempt: Attempt<Found>;
  tier: number;
}

interface Waiting {
  attempt: Attempt<unknown>;
  unless: Enough | null;
}

/**
 * Whoever asks first says what may have to be asked later. The tsqueries of all that was mentioned are read in one
 * statement, and what was foreseen goes out with the next question. What was asked before is not asked again.
 */
export class SearchRun {
  readonly request: FindRequest;
  readonly requestContext: RequestContext;
  groups: readonly SynonymGroup[] = [];
  /** They are corrected together. */
  readonly doubts: Doubt[] = [];
  readonly #queries: Queries;
  readonly #read = new Map<string, ReadQuery>();
  readonly #unread = new Map<string, Tsquery>();
  readonly #waiting = new Map<string, Waiting>();
  /** Made of the rows when it is asked for: not all that was foreseen is. */
  readonly #answers = new Map<string, () => unknown>();

  constructor(queries: Queries, request: FindRequest, requestContext: RequestContext) {
    this.#queries = queries;
    this.request = request;
    this.requestContext = requestContext;
  }

  get locale(): Locale {
    return this.requestContext.locale;
  }

  /**
   * Reads the synonyms, and in the same statement what may be asked if they are still those that were read last. One query.
   * @param make what may be asked, with the synonyms
   */
  async begin<T>(make: () => T, attemptsOf: (made: T) => readonly Attempt<unknown>[]): Promise<T> {
    const known = latestSynonyms();
    this.groups = known.groups;
    const likely = make();
    this.mention(attemptsOf(likely));
    const { groups } = takeSynonyms(known, await this.#readTsqueries(synonymsUnless(known)));
    if (groups === known.groups) return likely;
    this.groups = groups;
    const made = make();
    // Its tsqueries have to be read as well, so that everything is asked at once.
    this.foresee(attemptsOf(made));
    return made;
  }

  /** Their tsqueries are read with the next that are. */
  mention(attempts: readonly Attempt<unknown>[]): void {
    for (const attempt of attempts) {
      for (const tsquery of attempt.tsqueries) {
        if (!this.#read.has(tsquery.key)) this.#unread.set(tsquery.key, tsquery);
      }
    }
  }

  /** They go out with the next question, and are tried unless another one of the same statement finds enough. */
  foresee(attempts: readonly Attempt<unknown>[], unless: Enough | null = null): void {
    this.mention(attempts);
    for (const attempt of attempts) {
      const { key } = attempt;
      const isCertain = this.#waiting.has(key) && !this.#waiting.get(key)?.unless;
      if (!this.#answers.has(key) && !isCertain) this.#waiting.set(key, { attempt, unless });
    }
  }

  /** No query if it was asked before; else one, and one for tsqueries that were not read. */
  async ask<T>(attempt: Attempt<T>): Promise<T> {
    if (!this.#answers.has(attempt.key)) {
      this.foresee([attempt]);
      await this.#send();
    }
    return this.#answers.get(attempt.key)?.() as T;
  }

  find(question: Question, request = this.request): Promise<Found> {
    return this.ask(this.finding(question, request));
  }

  finding(question: Question, request = this.request): Attempt<Found> {
    return findAttempt(question, request, this.requestContext);
  }

  async #send(): Promise<void> {
    if (this.#unread.size > 0) await this.#readTsqueries();
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    const read: ReadTsquery = ({ key }) => this.#read.get(key) as ReadQuery;
    const statements = waiting.map(({ attempt }) => attempt.statement(read));
    const columns = waiting.map(({ attempt, unless }, at) => {
      const first = unless ? waiting.findIndex((each) => each.attempt.key === unless.attempt.key) : -1;
      const isFirst = unless === null || !statements[first] || Boolean(waiting[first]?.unless);
      const enough = isFirst ? null : enoughIn(column(first), unless);
      return { attempt, enough, name: column(at), statement: statements[at] };
    });
    const valuesOf = (isFirst: boolean) =>
      columns.flatMap(({ enough, name, statement }) => {
        if (!statement || (enough === null) !== isFirst) return [];
        return enough
          ? sql`case when not ${enough} then (${statement}) end as ${name}`
          : sql`(${statement}) as ${name}`;
      });
    const [firsts, others] = [valuesOf(true), valuesOf(false)];
    const { rows } =
      firsts.length + others.length === 0
        ? { rows: [] }
        : await this.#queries.execute<Record<string, unknown>>(
            // Values that decide about others are made once.
            sql`select ${sql.join([sql`first.*`, ...others], sql`, `)}
              from (select ${sql.join(firsts, sql`, `)} offset 0) first`,
          );
    for (const [at, { attempt, enough }] of columns.entries()) {
      const value = rows[0]?.[`a${at}`] ?? null;
      if (enough && value === null) continue;
      this.#answers.set(
        attempt.key,
        once(() => attempt.answer(value, read)),
      );
    }
  }

  /** @returns the value beside them */
  async #readTsqueries(beside = sql`null`): Promise<unknown> {
    const unread = [...this.#unread.values()];
    this.#unread.clear();
    const queries = unread.map((tsquery) => tsquery.sql);
    const { read, beside: value } = await readTsqueries(this.#queries, queries, beside);
    for (const [at, { key }] of unread.entries()) this.#read.set(key, read[at] as ReadQuery);
    return value;
  }
}

const column = (at: number) => sql.identifier(`a${at}`);

/** Whether the best of what was found is good enough. */
const enoughIn = (name: ReturnType<typeof column>, { tier }: Enough): SQL =>
  sql`coalesce(least((${name}->'best'->'events'->>'tier')::int, (${name}->'best'->'content'->>'tier')::int) < ${tier}::int, false)`;

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Runs a search on one connection. */
export const runSearch = <T>(
  database: Database,
  request: FindRequest,
  requestContext: RequestContext,
  work: (run: SearchRun) => Promise<T>,
): Promise<T> => readFromIndex(database, (queries) => work(new SearchRun(queries, request, requestContext)));
