import { expect, it } from 'vitest';
import { moduleNames } from '#domain/modules/modules.ts';
import { editingDe } from '#i18n/editing/editing-de.ts';
import { createDocument } from '../../core/edited-document.ts';
import { groupsFor } from './add-groups.ts';

const document = createDocument(() => 'de');
const slot = { container: 1, parent: null, column: 0 };

it('offers every module of pages exactly once', () => {
  const offered = groupsFor(document, slot).flatMap(({ names }) => names);
  expect(offered.toSorted()).toEqual([...moduleNames].toSorted());
});

it('has a name for each group', () => {
  for (const { group } of groupsFor(document, slot)) expect(editingDe.groups[group]).not.toBe('');
});
