/** Merges the changes of two people to one record. Only fields that both have changed are conflicts. */
import type { ResourceField, ResourceFields } from '#domain/resources/resource.ts';
import { mergeBlocks } from '#editing/core/merge/merge-blocks.ts';
import { type FieldKinds, type FieldMerge, threeWay } from '#editing/core/merge/three-way.ts';
import type { RecordValues } from '../requests/record-requests.ts';
import { isUnreadable } from './form-values.ts';

type MergeKind = FieldKinds[string]['kind'];

/** Texts are merged by language and paragraph, everything else as one value. */
function mergeKind(field: ResourceField): MergeKind {
  if (field.kind === 'line' || field.kind === 'plain' || field.kind === 'rich') return field.kind;
  if (field.kind === 'slugs' || (field.kind === 'address' && field.localized)) return 'line';
  return field.kind === 'flag' ? 'flag' : 'word';
}

/** By field, and by language of texts: values that at least one side has changed. */
export function recordMerges(
  fields: ResourceFields,
  base: RecordValues,
  mine: RecordValues,
  theirs: RecordValues,
): FieldMerge[] {
  const kinds = Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { kind: mergeKind(field) }]),
  );
  return threeWay(kinds, base, mine, theirs).map(withMergedList);
}

/** Merges a list by its entries, since two people may change different ones. */
function withMergedList(merge: FieldMerge): FieldMerge {
  const { base, mine, theirs, outcome } = merge;
  if (outcome !== 'overlap' || isUnreadable(mine)) return merge;
  if (![base, mine, theirs].every((value) => value === null || Array.isArray(value))) return merge;
  const [before, own, other] = [base, mine, theirs].map((list) =>
    ((list ?? []) as unknown[]).map((entry) => JSON.stringify(entry)),
  ) as [string[], string[], string[]];
  const merged = mergeBlocks(before, own, other);
  return merged ? { ...merge, outcome: 'merged', value: merged.map((entry) => JSON.parse(entry)) } : merge;
}

/** The conflicts. */
export const overlapsOf = (merges: readonly FieldMerge[]) =>
  merges.filter(({ outcome }) => outcome === 'overlap');
