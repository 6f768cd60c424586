/** Casts by dates: read, navigated by keyboard, recast, pasted and undone. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { CastBoard } from '#domain/productions/cast-board.ts';
import { aBoard, aDate } from '#domain/productions/cast-board-fixture.ts';
import type { PastedCast } from '#domain/productions/cast-lines.ts';
import { castTexts } from '#i18n/back-office/cast-texts.ts';
import '#ui/focus-recovery.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { type Answers, problem, renderEditing } from '../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { CastWorkspace } from './CastWorkspace.tsx';
import PasteCast from './PasteCast.tsx';
import RecastPanel from './RecastPanel.tsx';
import type { CastSelection } from './use-cast-selection.ts';

const texts = castTexts('de');
const firs = 1;
const recast = { role: { de: 'Firs' }, instead_of: 'Gustav Lindqvist', name: 'Kofi Asante', person: 7 };
const later = aDate({ id: 10, date_start: '2026-12-25T19:30:00+01:00', recasts: [recast] });
const drafted = aDate({ id: 11, date_start: '2027-01-12T19:30:00+01:00', draft: [recast] });

function Matrix({ board, onChoose }: { board: CastBoard; onChoose: (chosen: CastSelection) => void }) {
  const [chosen, setChosen] = useState<CastSelection>(null);
  return (
    <CastWorkspace
      user="7"
      board={board}
      texts={texts}
      chosen={chosen}
      locale="de"
      dates={board.dates}
      onChoose={(next) => {
        // The panel has a session of its own and its own tests below.
        onChoose(next);
        setChosen(null);
      }}
      onWritten={() => {}}
    />
  );
}

async function showMatrix(board: CastBoard) {
  const choices: CastSelection[] = [];
  const { page } = await renderEditing(
    <div className={tokens.backOffice}>
      <Matrix board={board} onChoose={(chosen) => choices.push(chosen)} />
    </div>,
  );
  return { page, choices };
}

test('the cell of a recast date shows the player and whether it is not public yet', async () => {
  await resizeWindow(1366, 768);
  const { page } = await showMatrix(aBoard({ dates: [aDate(), later, drafted] }));
  const rows = page.getByRole('row').elements();
  expect(rows.map((row) => row.textContent)).toEqual([
    'RolleStammbesetzung6So Dez18.0025Fr Dez19.3012Di Jan19.30',
    'AnjaClara Uhlenbrock',
    'FirsGustav LindqvistKofi AsanteKofi Asante',
  ]);
  const cell = (name: string) => page.getByRole('button', { name });
  await expect.element(cell('Firs, So 6.12., 18.00: Gustav Lindqvist')).toBeVisible();
  await expect.element(cell('Firs, Di 12.1., 19.30: Kofi Asante, noch nicht öffentlich')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
});

test('arrow keys move through the matrix, which has a single tab stop', async () => {
  await resizeWindow(1366, 768);
  const { page, choices } = await showMatrix(aBoard({ dates: [aDate(), later] }));
  const cell = (name: string) => page.getByRole('button', { name }).element();
  (cell('Anja, So 6.12.') as HTMLElement).focus();
  await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
  expect(document.activeElement).toBe(cell('Firs, Fr 25.12.'));
  await userEvent.keyboard('{Enter}');
  expect(choices).toEqual([{ date: 10, part: firs }]);
  expect(document.querySelectorAll('td button[tabindex="0"]')).toHaveLength(1);
});

test('a narrow screen shows the dates one by one', async () => {
  await resizeWindow(375, 800);
  const { page, choices } = await showMatrix(aBoard({ dates: [aDate(), later] }));
  await expect.element(page.getByRole('heading', { name: 'So 6.12., 18.00' })).toBeVisible();
  await page.getByRole('button', { name: 'Nächster Termin' }).click();
  await expect.element(page.getByRole('heading', { name: 'Fr 25.12., 19.30' })).toBeVisible();
  await page.getByRole('button', { name: 'Firs Kofi Asante' }).click();
  expect(choices.at(-1)).toEqual({ date: 10, part: firs });
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(375);
  expect(await axeFindings()).toEqual([]);
});

test.each([
  ['no parts', aBoard({ cast: [] }), texts.no_parts],
  ['no dates', aBoard({ dates: [] }), texts.no_dates],
])('shows a message if there are %s', async (_, board, text) => {
  const { page } = await showMatrix(board);
  await expect.element(page.getByText(text)).toBeVisible();
});

const batch = 'POST /de/api/cms-hub/batch';

async function showPanel(board: CastBoard, answers: Answers = {}) {
  const date = board.dates[0] ?? aDate();
  const editing = await renderEditing(null, { answers });
  let reads = 0;
  let written = 0;
  await editing.page.rerender(
    <div className={tokens.backOffice}>
      <RecastPanel
        board={board}
        date={date}
        texts={texts}
        session={editing.session}
        part={firs}
        locale="de"
        unsavedInput={null}
        onInputChange={() => {}}
        onWritten={() => {
          reads += 1;
          written += 1;
        }}
        onStale={() => {
          reads += 1;
        }}
        onClose={() => {}}
      />
    </div>,
  );
  return { ...editing, reads: () => reads, written: () => written };
}

test('a cover is chosen with a generated sentence in both languages, and the change can be undone', async () => {
  let isLost = true;
  const { page, requests, reads } = await showPanel(
    aBoard({ played: [{ role: 'Firs', name: 'Kofi Asante', date_start: '2026-10-18T18:00:00+02:00' }] }),
    {
      [batch]: { change_set: 31, lines: [] },
      'POST /de/api/cms-hub/change-sets/31/undo': () => (isLost ? problem(0) : { change_set: 32 }),
    },
  );
  await expect.element(page.getByText('1. Cover. Frei, zuletzt als Firs am 18.10.2026')).toBeVisible();
  await expect
    .element(page.getByRole('button', { name: 'Umbesetzen' }))
    .toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('radio', { name: /Kofi Asante/ }).click();
  await expect.element(page.getByText('Für Gustav Lindqvist spielt Kofi Asante (Firs).')).toBeVisible();
  await expect.element(page.getByText('Kofi Asante plays Firs in place of Gustav Lindqvist.')).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await page.getByRole('button', { name: 'Umbesetzen' }).click();
  await expect
    .element(page.getByText('Öffentlich: Firs spielt am So 6.12., 18.00 Kofi Asante.'))
    .toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Zurücknehmen' })).toHaveFocus();
  expect(requests.find(({ path }) => path.endsWith('/batch'))?.body).toMatchObject({
    lines: [
      {
        action: 'update',
        resource: 'events',
        id: 9,
        version: 3,
        data: { recasts: [recast], outcome: 'replacement', has_substitute: true },
      },
    ],
  });
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  // Without an answer the button stays: the undo is tried again under its id.
  await expect.element(page.getByText('Keine Verbindung', { exact: false })).toBeVisible();
  isLost = false;
  await page.getByRole('button', { name: 'Zurücknehmen' }).click();
  await expect.element(page.getByText('Zurückgenommen', { exact: false })).toBeVisible();
  expect(reads()).toBe(2);
  const undos = requests.filter(({ path }) => path.endsWith('/undo')).map(({ body }) => body);
  expect(undos).toEqual([undos[0], undos[0]]);
});

test('"Not yet" writes to the draft of the date', async () => {
  const draftPath = '/de/api/cms-hub/events/9/draft';
  const { page, requests } = await showPanel(aBoard(), {
    [`GET ${draftPath}`]: { draft: null, plans: [] },
    [`POST ${draftPath}`]: { draft: null },
  });
  await page.getByRole('radio', { name: /Kofi Asante/ }).click();
  await page.getByRole('radio', { name: 'Noch nicht' }).click();
  await page.getByRole('button', { name: 'Als Entwurf sichern' }).click();
  await expect.element(page.getByText('Öffentlich ist das noch nicht.', { exact: false })).toBeVisible();
  expect(requests.at(-1)?.body).toMatchObject({ version: 0, data: { recasts: [recast] } });
});

test('a guest needs only a name; people of the theatre are found by search', async () => {
  const { page, requests } = await showPanel(aBoard({ covers: [] }), {
    'GET /de/api/cms-hub/persons?page_size=20&q=Mir': {
      results: [{ id: 301, name: 'Mira Okafor', detail: '', thumbnail: '' }],
    },
    [batch]: { change_set: 31, lines: [] },
  });
  await page.getByRole('textbox', { name: 'Wer spielt' }).fill('Mir');
  await expect.element(page.getByText('Gast, ohne Seite')).toBeVisible();
  await page.getByRole('button', { name: 'Mira Okafor' }).click();
  await page.getByRole('button', { name: 'Umbesetzen' }).click();
  await expect.element(page.getByText('Öffentlich:', { exact: false })).toBeVisible();
  const body = requests.find(({ path }) => path.endsWith('/batch'))?.body;
  expect(body).toMatchObject({ lines: [{ data: { recasts: [{ name: 'Mira Okafor', person: 301 }] } }] });
});

test('choosing the announced actor again ends a recast', async () => {
  const date = aDate({ recasts: [recast], outcome: 'replacement', substitution: { de: 'Für A spielt B.' } });
  const { page, requests } = await showPanel(aBoard({ dates: [date] }), {
    [batch]: { change_set: 31, lines: [] },
  });
  await page.getByRole('radio', { name: 'Gustav Lindqvist spielt selbst' }).click();
  await page.getByRole('button', { name: 'Gustav Lindqvist spielt wieder' }).click();
  await expect.element(page.getByText('Öffentlich:', { exact: false })).toBeVisible();
  expect(requests.find(({ path }) => path.endsWith('/batch'))?.body).toMatchObject({
    lines: [{ data: { recasts: [], outcome: 'regular', substitution_info: null } }],
  });
});

test('a conflicting change is reported, and the choice stays', async () => {
  const { page, reads, written } = await showPanel(aBoard(), {
    [batch]: problem(409, { record: { id: 9, version: 4, values: {} }, changed_by: 'Ole' }),
  });
  await page.getByRole('radio', { name: /Kofi Asante/ }).click();
  await page.getByRole('button', { name: 'Umbesetzen' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('inzwischen jemand geändert');
  await expect.element(page.getByRole('radio', { name: /Kofi Asante/ })).toBeChecked();
  expect([reads(), written()]).toEqual([1, 0]);
});

test('a date with a draft links to its form', async () => {
  const { page } = await showPanel(aBoard({ dates: [drafted] }));
  await expect
    .element(page.getByRole('link', { name: 'Termin öffnen' }))
    .toHaveAttribute('href', '/cms/events/11');
});

test('pasted lines are checked first and written for the chosen dates', async () => {
  const cast = [{ role: { de: 'Firs' }, name: 'Kofi Asante', person: 7 }];
  const row = { line: 1, role: 'Firs', name: 'Kofi Asante', before: 'Gustav Lindqvist', person: 7 };
  const wrong: PastedCast = {
    version: 5,
    cast,
    rows: [
      { ...row, result: 'changed' },
      { ...row, line: 2, role: '', before: '', result: 'no-part' },
    ],
  };
  const right: PastedCast = { ...wrong, rows: wrong.rows.slice(0, 1) };
  const editing = await renderEditing(null, {
    answers: {
      'POST /de/api/cms-hub/cast/12/lines': ({ text }: { text: string }) =>
        text.includes('\n') ? wrong : right,
      [batch]: { change_set: 31, lines: [] },
    },
  });
  await editing.page.rerender(
    <div className={tokens.backOffice}>
      <PasteCast
        board={aBoard()}
        session={editing.session}
        texts={texts}
        locale="de"
        unsavedText=""
        onTextChange={() => {}}
        onWritten={() => {}}
        onStale={() => {}}
        onClose={() => {}}
      />
    </div>,
  );
  const { page, requests } = editing;
  const field = page.getByRole('textbox', { name: 'Rollen und Namen' });
  await field.fill('Firs: Kofi Asante\nMira');
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await expect.element(page.getByText('Vor dem Namen fehlt die Rolle', { exact: false })).toBeVisible();
  expect(await axeFindings()).toEqual([]);
  await expect.element(page.getByRole('button', { name: /Besetzung ändern/ })).not.toBeInTheDocument();
  await field.fill('Firs: Kofi Asante');
  await page.getByRole('button', { name: 'Prüfen' }).click();
  await page.getByRole('button', { name: 'Besetzung ändern: 1 geändert' }).click();
  await expect.element(page.getByText('Die Besetzung ist geändert: 1 geändert.')).toBeVisible();
  expect(requests.find(({ path }) => path.endsWith('/batch'))?.body).toMatchObject({
    lines: [{ resource: 'productions', id: 12, version: 5, data: { cast } }],
  });
});
