// The schemas of search results and completions.
import { z } from '@hono/zod-openapi';
import {
  completionKinds,
  resultKinds,
  type SearchCompletion,
  type SearchResponse,
  type SearchResult,
  searchCategories,
} from '#domain/search/search.ts';
import { paginatedSchema } from '#server/api/endpoint/paginated-schema.ts';
import { inGermanSchema } from '#server/api/endpoint/text-schema.ts';

const marksSchema = z
  .array(z.object({ from: z.int(), to: z.int() }))
  .openapi({ description: 'Ranges of matched characters: start inclusive, end exclusive.', example: [] });

const searchResultSchema = z
  .object({
    kind: z.enum(resultKinds).openapi({ example: 'production' }),
    id: z.int().openapi({ example: 4 }),
    title: z.string().openapi({ example: 'Faust' }),
    title_marks: marksSchema.openapi({ example: [{ from: 0, to: 5 }] }),
    url: z.string().openapi({ example: '/de/stuecke/faust/4' }),
    context: z.string().openapi({
      description: 'What it belongs to: of a section its play, of a person what they do.',
      example: '',
    }),
    excerpt: z.string().openapi({ example: 'Ein Gelehrter verwettet seine Seele.' }),
    excerpt_marks: marksSchema,
    date: z.string().nullable().openapi({
      description: 'Of an event when it begins, of a play its next event, of an article its day.',
      example: '2026-03-12T19:30:00+01:00',
    }),
    unspecific_time: z.boolean().openapi({ example: false }),
    stage_name: z.string().openapi({ example: 'Bühne' }),
    is_past: z.boolean().openapi({ description: 'Nothing of it is still to come.', example: false }),
    is_cancelled: z.boolean().openapi({ example: false }),
    is_sold_out: z.boolean().openapi({ description: 'Neither cancelled nor past.', example: false }),
    in_german: inGermanSchema.openapi({ example: [] }),
  })
  .openapi('SearchResult') satisfies z.ZodType<SearchResult>;

const categorySchema = z.object({
  count: z.int().openapi({ example: 1 }),
  results: z.array(searchResultSchema),
});

export const searchResponseSchema = z
  .object({
    suggestion: z.string().nullable().openapi({
      description: 'What was probably meant, where nothing has all of the words.',
      example: null,
    }),
    match: z.enum(['all', 'suggestion', 'any']).openapi({
      description:
        'Whether the results have all of the words, are those of the suggestion, or have some of the words.',
      example: 'all',
    }),
    first: z.enum(searchCategories).openapi({
      description: 'The category with the best result.',
      example: 'events',
    }),
    events: categorySchema,
    content: categorySchema,
  })
  .openapi('SearchResponse', {
    description: 'The first results of both categories: plays with their events, and everything else.',
  }) satisfies z.ZodType<SearchResponse>;

export const searchResultListSchema = paginatedSchema('SearchResultList', searchResultSchema);

export const searchCompletionListSchema = z
  .array(
    z.object({
      text: z.string().openapi({ example: 'Faust' }),
      kind: z.enum(completionKinds).openapi({
        description: 'A play, a person, a page of any kind, or a day in the calendar.',
        example: 'production',
      }),
      url: z.string().openapi({ example: '/de/stuecke/faust/4' }),
      detail: z.string().openapi({
        description: 'By which other name it was found: a part, an author, a heading; or empty.',
        example: '',
      }),
      in_german: inGermanSchema.openapi({ example: [] }),
    }),
  )
  .openapi('SearchCompletionList', {
    description: 'Plays, people, pages and days with names that begin with the text, eight at most.',
  }) satisfies z.ZodType<SearchCompletion[]>;
