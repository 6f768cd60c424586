import { expect, test } from 'vitest';
import { recordFormTexts } from '#i18n/back-office/form-texts.ts';
import { type SaveAction, saveLabel } from './save-label.ts';

const saved: SaveAction = { count: 2, when: 'now', isNew: false, is_online: true, isInternal: false };
const created: SaveAction = { ...saved, isNew: true };

test.each<[string, string, SaveAction]>([
  ['what visitors see is published', 'Jetzt veröffentlichen', saved],
  ['… at a moment', 'Einplanen', { ...saved, when: 'later' }],
  ['… or not yet', 'Als Entwurf sichern', { ...saved, when: 'draft' }],
  ['a kind without a flag is public', 'Jetzt veröffentlichen', { ...saved, is_online: undefined }],
  ['what is offline is only saved', '2 Änderungen speichern', { ...saved, is_online: false }],
  ['one change', '1 Änderung speichern', { ...saved, is_online: false, count: 1 }],
  ['nothing is changed', 'Speichern', { ...saved, is_online: false, count: 0 }],
  ['what is internal is only saved', '2 Änderungen speichern', { ...saved, isInternal: true }],
  ['offline, to be public later', 'Einplanen', { ...saved, is_online: false, when: 'later' }],
  ['a new record', 'Anlegen und veröffentlichen', created],
  ['a new record, public later', 'Geplant anlegen', { ...created, when: 'later' }],
  ['a new record that stays offline', 'Offline anlegen', { ...created, is_online: false }],
  ['a new record of a kind without a flag', 'Anlegen', { ...created, is_online: undefined }],
])('%s: %s', (_, label, meaning) => {
  expect(saveLabel(recordFormTexts('de'), meaning)).toBe(label);
});
