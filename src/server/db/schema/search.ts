// The search index, written in the transactions that publish, and its vocabulary.
import { type SQL, sql } from 'drizzle-orm';
import { customType, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' });

export const search_documents = pgTable(
  'search_documents',
  {
    lang: text('lang').$type<'de' | 'en'>().notNull(),
    /** `production`, `event`, `person`, `press`, `page`, `subscription`, `booklet`, `venue`, `form`, `screen`. */
    kind: text('kind').notNull(),
    record_id: integer('record_id').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    /** Pieces of German compounds: "Theaterstück" is found by "stück". */
    parts: text('parts').notNull().default(''),
    url: text('url').notNull(),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
    /** Groups a play with its events, and the events of a series, into one search result; null for all else. */
    play: text('play'),
    /** Sorts upcoming before past. */
    date: instant('date'),
    tsv: tsvector('tsv').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lang, table.kind, table.record_id] }),
    index().using('gin', table.tsv),
    index().using('gin', table.title.op('gin_trgm_ops')),
  ],
);

/** The consonants of a folded word, those that sound alike as one letter: "Shakespeare" and "Schekspir" have the same. */
export const consonantsOf = (word: SQL): SQL =>
  sql`regexp_replace(translate(replace(replace(${word}, 'sch', 's'), 'ph', 'f'), 'bvwcqgdzßnaeiouyäöüéèhj', 'pffkkktssm'), '(.)\\1+', '\\1', 'g')`;

export const search_words = pgTable(
  'search_words',
  {
    lang: text('lang').$type<'de' | 'en'>().notNull(),
    word: text('word').notNull(),
    documents: integer('documents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.lang, table.word] }),
    index().using('gin', table.word.op('gin_trgm_ops')),
    index('search_words_by_consonants_idx').on(table.lang, consonantsOf(sql`${table.word}`)),
  ],
);
