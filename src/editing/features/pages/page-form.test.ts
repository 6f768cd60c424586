import { expect, test } from 'vitest';
import type { EditedPage } from '../../sync/pages/edited-page.ts';
import { nextPageForm, openPageForm, type PageForm, type PageFormEvent } from './page-form.ts';

const page = {
  id: 4,
  parent: null,
  order: 0,
  slug: { de: 'haus', en: 'house' },
  is_online: true,
  in_menu: true,
};
const at = (change: Partial<EditedPage>) => ({ ...page, ...change }) as EditedPage;
const slug = (de: string) => ({ slug: { de, en: 'house' } });

const texts = {
  back: 'back',
  back_clash: () => 'back clash',
  clash: (by: string | null) => `clash with ${by}`,
  merged: (by: string | null, fields: readonly string[]) => `${by}: ${fields}`,
};
const after = (form: PageForm, ...events: PageFormEvent[]) =>
  events.reduce((each, event) => nextPageForm(each, event, texts), form);
const opened = (...events: PageFormEvent[]) => after(openPageForm(at({}), undefined, texts), ...events);

const changed = (changes: Partial<EditedPage>): PageFormEvent => ({ kind: 'changed', changes });
const sent: PageFormEvent = { kind: 'sent', wanted: undefined };
const saved = (change: Partial<EditedPage>): PageFormEvent => ({ kind: 'saved', saved: at(change) });
const rejected = (now: Partial<EditedPage>): PageFormEvent => ({
  kind: 'rejected',
  now: at(now),
  changed_by: 'Ben',
});
const failed = (isLost: boolean): PageFormEvent => ({ kind: 'failed', isLost });

const mine = changed(slug('mine'));

test.each<[string, PageForm, Partial<PageForm>]>([
  [
    'sends what it shows',
    opened(mine, sent),
    { status: 'sending', request: { base: at({}), wanted: at(slug('mine')), shown: at(slug('mine')) } },
  ],
  [
    'sends what a button wants',
    opened({ kind: 'sent', wanted: at({ is_online: false }) }),
    { request: { base: at({}), wanted: at({ is_online: false }), shown: at({}) } },
  ],
  ['is done when it is saved', opened(mine, sent, saved(slug('mine'))), { status: 'done' }],
  [
    'stays open with what was changed meanwhile',
    opened(mine, sent, changed({ in_menu: false }), saved(slug('mine'))),
    {
      status: 'editing',
      before: at(slug('mine')),
      page: at({ ...slug('mine'), in_menu: false }),
      request: null,
    },
  ],
  [
    'goes on with the position when the fields are saved',
    opened(
      changed({ ...slug('mine'), order: 2 }),
      sent,
      { kind: 'fields saved', stored: at(slug('mine')), wanted: at({ ...slug('mine'), order: 2 }) },
      failed(false),
    ),
    {
      status: 'editing',
      before: at(slug('mine')),
      page: at({ ...slug('mine'), order: 2 }),
      unanswered: null,
    },
  ],
  [
    'sends again if what others have saved does not concern it',
    opened(mine, sent, rejected({ version: 9 })),
    {
      status: 'sending',
      request: {
        base: at({ version: 9 }),
        wanted: at({ ...slug('mine'), version: 9 }),
        shown: at(slug('mine')),
      },
    },
  ],
  [
    'keeps what was changed meanwhile when it has sent again',
    opened(mine, sent, changed({ in_menu: false }), rejected({}), saved(slug('mine'))),
    { status: 'editing', page: at({ ...slug('mine'), in_menu: false }) },
  ],
  [
    'shows what others have saved before it sends again',
    opened(mine, sent, rejected({ in_menu: false })),
    {
      status: 'editing',
      before: at({ in_menu: false }),
      page: at({ ...slug('mine'), in_menu: false }),
      note: 'Ben: in_menu',
    },
  ],
  [
    'shows what others have saved when a deletion was rejected',
    opened(mine, rejected({ in_menu: false })),
    { status: 'editing', page: at({ ...slug('mine'), in_menu: false }), note: 'Ben: in_menu' },
  ],
  [
    'asks if others have changed the same field',
    opened(mine, sent, rejected(slug('theirs'))),
    { status: 'conflict', before: at({}), page: at(slug('mine')), request: null },
  ],
  [
    'asks with what was changed meanwhile',
    opened(mine, sent, changed({ in_menu: false, ...slug('later') }), rejected(slug('theirs'))),
    { status: 'conflict', page: at({ ...slug('later'), in_menu: false }) },
  ],
  [
    'asks if others have changed what was changed meanwhile',
    opened(changed({ in_menu: false }), sent, mine, rejected(slug('theirs'))),
    { status: 'conflict', page: at({ ...slug('mine'), in_menu: false }) },
  ],
  [
    'sends what was changed meanwhile with what was decided',
    opened(mine, sent, changed({ in_menu: false }), rejected(slug('theirs')), {
      kind: 'decided',
      choices: {},
    }),
    { request: { wanted: at({ ...slug('mine'), in_menu: false }) } as PageForm['request'] },
  ],
  [
    'shows what others have saved beside what was changed meanwhile',
    opened(mine, sent, changed({ is_online: false }), rejected({ in_menu: false })),
    { status: 'editing', page: at({ ...slug('mine'), in_menu: false, is_online: false }) },
  ],
  [
    'keeps what was changed before only the fields were saved',
    opened(
      changed({ ...slug('mine'), order: 2 }),
      sent,
      changed({ in_menu: false }),
      { kind: 'fields saved', stored: at(slug('mine')), wanted: at({ ...slug('mine'), order: 2 }) },
      saved({ ...slug('mine'), order: 2 }),
    ),
    { status: 'editing', page: at({ ...slug('mine'), order: 2, in_menu: false }) },
  ],
  [
    'sends what was decided',
    opened(mine, sent, rejected(slug('theirs')), { kind: 'decided', choices: {} }),
    { status: 'sending', before: at(slug('theirs')), page: at(slug('mine')), conflict: null },
  ],
  [
    'sends theirs if that was decided',
    opened(mine, sent, rejected(slug('theirs')), { kind: 'decided', choices: { 'slug.de': 'theirs' } }),
    { page: at(slug('theirs')), request: { wanted: at(slug('theirs')) } as PageForm['request'] },
  ],
  [
    'keeps the form if the question is closed',
    opened(mine, sent, rejected(slug('theirs')), { kind: 'conflict closed' }),
    { status: 'editing', before: at({}), page: at(slug('mine')), conflict: null },
  ],
  [
    'remembers the first request without a response',
    opened(mine, sent, failed(true), changed(slug('later')), sent, failed(true)),
    { status: 'editing', unanswered: { base: at({}), wanted: at(slug('mine')) } },
  ],
  [
    'does not take its own save without a response for that of others',
    opened(mine, sent, failed(true), changed(slug('later')), sent, rejected(slug('mine'))),
    {
      status: 'sending',
      request: { base: at(slug('mine')), wanted: at(slug('later')), shown: at(slug('later')) },
    },
  ],
  [
    'asks about the save of others after one without a response that was lost',
    opened(mine, sent, failed(true), changed(slug('later')), sent, rejected(slug('theirs'))),
    { status: 'conflict' },
  ],
  [
    'forgets a request that failed',
    opened(mine, sent, failed(false)),
    { status: 'editing', request: null, unanswered: null },
  ],
  ['is done when it is closed', opened(mine, { kind: 'closed' }), { status: 'done' }],
])('%s', (_, form, expected) => {
  expect(form).toMatchObject(expected);
});

test.each<[string, Partial<EditedPage>, Partial<PageForm>]>([
  ['with a note', {}, { status: 'editing', before: at({}), page: at(slug('mine')), note: 'back' }],
  ['merged', { in_menu: false }, { page: at({ ...slug('mine'), in_menu: false }), note: 'back' }],
  [
    'as a question',
    slug('theirs'),
    { status: 'conflict', before: at({}), page: at(slug('mine')), note: 'back' },
  ],
  ['not at all if it is saved', slug('mine'), { status: 'editing', page: at(slug('mine')), note: '' }],
])('a draft comes back %s', (_, now, expected) => {
  const draft = { before: at({}), page: at(slug('mine')), texts: [] };
  expect(openPageForm(at(now), draft, texts)).toMatchObject(expected);
});
