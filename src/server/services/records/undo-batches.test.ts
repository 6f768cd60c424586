import { expect, it } from 'vitest';
import type { ResourceName } from '#domain/resources/resource.ts';
import type { RecordDiff } from './change-set.ts';
import { undoBatches } from './undo-batches.ts';

const created = (resource: ResourceName, id: number): RecordDiff => ({
  resource,
  id,
  before: null,
  after: {},
});
const changed = (resource: ResourceName, id: number): RecordDiff => ({ resource, id, before: {}, after: {} });
const removed = (resource: ResourceName, id: number): RecordDiff => ({
  resource,
  id,
  before: {},
  after: null,
});

it.each([
  ['lines of one resource and one action', [changed('tags', 1), changed('tags', 2)], [[1, 2]]],
  ['not of two resources', [changed('tags', 1), changed('persons', 2)], [[1], [2]]],
  ['not of two actions', [created('tags', 1), changed('tags', 2), removed('tags', 3)], [[1], [2], [3]]],
  ['not a record twice', [changed('tags', 1), changed('tags', 2), changed('tags', 1)], [[1, 2], [1]]],
  ['only adjacent lines', [changed('tags', 1), changed('persons', 2), changed('tags', 3)], [[1], [2], [3]]],
  ['not records that may refer to each other', [changed('pages', 1), changed('pages', 2)], [[1], [2]]],
])('undone together: %s', (_, lines, ids) => {
  expect(undoBatches(lines).map((batch) => [...batch.lines.keys()])).toEqual(ids);
});
