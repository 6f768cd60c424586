import { expect, test } from 'vitest';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import { publishPage } from './publish.ts';

test('publishing one language is not announced as both', async () => {
  const { session } = await renderEditing(null, {
    answers: { 'POST container/1/publish': { is_changed: true, container_version: 2 } },
    prepare: ({ containers }) =>
      containers.put({ id: 1, slug: 'page-1', content_type: 'page', shown: 1, is_changed: true }),
  });
  const said = () => session.alerts.store.get().alert?.text;
  await publishPage(session, ['en']);
  expect(said()).toBe('Englisch ist veröffentlicht. Deutsch bleibt, wie Besucher es schon lesen.');
  await publishPage(session, ['de', 'en']);
  expect(said()).toBe('Veröffentlicht. Besucher sehen jetzt diesen Stand.');
});

test('an answer that is lost is asked for once more', async () => {
  let isLost = true;
  const answer = () => {
    if (isLost) {
      isLost = false;
      throw new TypeError('The connection is gone.');
    }
    return { is_changed: false, container_version: 2 };
  };
  const { session, requests } = await renderEditing(null, {
    answers: { 'POST container/1/publish': answer },
    prepare: ({ containers }) =>
      containers.put({ id: 1, slug: 'page-1', content_type: 'page', shown: 1, is_changed: true }),
  });
  await publishPage(session, ['de', 'en']);
  expect(session.alerts.store.get().alert?.text).toBe('Veröffentlicht. Besucher sehen jetzt diesen Stand.');
  expect(requests).toHaveLength(2);
});
