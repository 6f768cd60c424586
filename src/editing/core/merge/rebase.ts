/** Adapts earlier values, e.g. those of undo, to what others have changed since. */
import type { CommandOf } from '../commands/command.ts';
import { textAt } from '../localized-text.ts';
import { mergeText } from './merge-text.ts';
import { type FieldMerge, isText, mergedData } from './three-way.ts';

type Data = Readonly<Record<string, unknown>>;

/** The values with the changes of others. Where both have changed the same words, theirs win. */
export const rebasedData = (data: Data, merges: readonly FieldMerge[]): Record<string, unknown> =>
  mergedData(
    data,
    merges.map((merge) => ({ ...merge, outcome: 'theirs', value: rebasedValue(merge, data[merge.field]) })),
  );

function rebasedValue({ language, kind, base, theirs }: FieldMerge, value: unknown): unknown {
  if (language === null || !isText(kind)) return theirs;
  return mergeText(kind, base as string, textAt(value, language), theirs as string) ?? theirs;
}

/** The change with those of others in the same fields, which it keeps. */
export function rebasedChange(
  command: CommandOf<'fields'>,
  merges: readonly FieldMerge[],
): CommandOf<'fields'> {
  const touched = merges.filter(({ field }) => field in command.changes);
  if (touched.length === 0) return command;
  const shown = Object.entries(command.shown).filter(
    ([name]) => !touched.some(({ field }) => field === name),
  );
  return { ...command, changes: rebasedData(command.changes, touched), shown: Object.fromEntries(shown) };
}
