// Filters the entries of a form by day, by words in their answers, and by whether they are answered.
import { and, eq, gte, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#domain/dates/dates.ts';
import type { EntryFilter } from '#domain/forms/entries.ts';
import { umlautSpellings } from '#domain/search/normalize-words.ts';
import { form_entries } from '#server/db/schema/forms.ts';
import { ilikePattern, typedWords } from '#server/services/search/typed-words.ts';
import type { FormLabels } from '../form-labels.ts';

/** For the entries of one form. */
export function entriesWhere(
  form: number,
  { fields }: FormLabels,
  { q = '', from, to, is_open }: EntryFilter,
): SQL | undefined {
  return and(
    eq(form_entries.form_id, form),
    from ? gte(form_entries.created_at, startOfDay(from)) : undefined,
    to ? lt(form_entries.created_at, startOfDay(addDays(to, 1))) : undefined,
    is_open ? isNull(form_entries.answered_at) : undefined,
    ...typedWords(q).map((word) => hasWord(word, fields)),
  );
}

/** Searches texts, file names and labels of choices. */
function hasWord(word: string, fields: FormLabels['fields']): SQL | undefined {
  const patterns = umlautSpellings(word.toLowerCase()).map(ilikePattern);
  const written = sql`exists (select from jsonb_each(${form_entries.field_values}) answer
    where case jsonb_typeof(answer.value) when 'object' then answer.value ->> 'file_name'
      else answer.value #>> '{}' end ilike any(${sql.param(patterns)}::text[]))`;
  const chosen = fields.flatMap(({ slug, choices }) =>
    choices
      .filter(({ label }) => label.toLowerCase().includes(word.toLowerCase()))
      .map(({ value }) => {
        const answer = sql`${form_entries.field_values} -> ${slug}::text`;
        return sql`(${answer} = to_jsonb(${value}::text) or ${answer} @> to_jsonb(array[${value}::text]))`;
      }),
  );
  return or(written, ...chosen);
}
