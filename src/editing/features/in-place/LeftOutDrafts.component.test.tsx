/** Messages about drafts that do not fit: above a page that is shown without them, and after publishing. */
import { expect, test } from 'vitest';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { problem, renderEditing } from '../../../../tests/setup/render-editing.ts';
import { createUiState } from '../../ui/ui-state.ts';
import { publishPage } from '../publishing/publish.ts';
import { Alerts } from '../toolbar/Alerts.tsx';
import { LeftOutDrafts } from './LeftOutDrafts.tsx';

const leftOut = (resource: string, id: number, field: string, sentence: string) => ({
  resource,
  id,
  field,
  sentence,
});

const aPage = (answers: object, tools: React.ReactNode = null) =>
  renderEditing(
    <>
      <main>
        <a href="/de/stuecke/nora/2">Nora</a>
        <article id="event-7" />
      </main>
      <LeftOutDrafts />
      {tools}
    </>,
    { answers: answers as never },
  );

const nora = leftOut('productions', 2, 'tags.0', 'Der Entwurf von „Nora“ fehlt auf dieser Seite.');
const others = [
  leftOut('productions', 3, 'tags.0', 'Der Entwurf von „Faust“ fehlt auf dieser Seite.'),
  leftOut('events', 8, 'stage', 'Der Entwurf eines anderen Termins fehlt auf dieser Seite.'),
];

test('lists the left out drafts of records on the page with links to their fields', async () => {
  const drafts = [nora, ...others, leftOut('events', 7, 'date_start', 'Der Entwurf des Termins fehlt hier.')];
  const { page, session } = await aPage({ 'GET /de/api/cms-hub/left-out-drafts/': { drafts } });
  await expect.element(page.getByText(nora.sentence)).toBeVisible();
  await expect.element(page.getByText('Der Entwurf des Termins fehlt hier.')).toBeVisible();
  expect(page.getByRole('button').elements().length).toBe(2);
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Formular öffnen' }).first().click();
  expect(session.part(createUiState).get().dialog).toEqual({
    kind: 'record',
    resource: 'productions',
    id: 2,
    field: 'tags.0',
  });
});

test('checks the page again once a form is closed', async () => {
  let drafts = [nora];
  const { page, session } = await aPage({ 'GET /de/api/cms-hub/left-out-drafts/': () => ({ drafts }) });
  await page.getByRole('button', { name: 'Formular öffnen' }).click();
  drafts = [];
  session.part(createUiState).set({ dialog: null });
  await expect.element(page.getByText(nora.sentence)).not.toBeInTheDocument();
});

test('lists a draft that blocks publishing with a link to its field', async () => {
  const { page, session } = await aPage(
    {
      'GET /de/api/cms-hub/left-out-drafts/': { drafts: [] },
      'POST container/1/publish': problem(422, {
        detail:
          'Nicht veröffentlicht: der Entwurf von „Nora“. Feld „Dauer“: Dieses Feld wurde öffentlich geändert.',
        errors: [{ field: 'productions.2.duration', message: 'Dieses Feld wurde öffentlich geändert.' }],
        drafts: [{ resource: 'productions', record: { id: 2 }, conflicts: [], field: 'duration' }],
      }),
    },
    <Alerts />,
  );
  session.containers.put({ id: 1, slug: 'production-2', shown: 1, is_changed: true });
  await publishPage(session, ['de']);
  await expect
    .element(page.getByRole('alert'))
    .toHaveTextContent(/^Nicht veröffentlicht: der Entwurf von „Nora“/);
  await page.getByRole('alert').getByRole('button', { name: 'Formular öffnen' }).click();
  expect(session.part(createUiState).get().dialog).toMatchObject({ id: 2, field: 'duration' });
});
