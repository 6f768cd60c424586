/** Season files: changes are previewed, errors prevent the import, and manual edits are kept unless chosen. */
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { importTexts } from '#i18n/back-office/import-texts.ts';
import { axeFindings } from '../../../tests/setup/render-component.ts';
import { type Answers, problem, renderEditing } from '../../../tests/setup/render-editing.ts';
import tokens from '../shell/tokens.module.css';
import SeasonImport from './SeasonImport.tsx';

const address = 'POST /de/api/cms-hub/import';
const labels = { productions: { many: 'Stücke', fields: { lead: 'Vorspann' } } };
const counts = { created: 1, updated: 2, unchanged: 3 };
const report = (changes: object = {}) => ({
  ...counts,
  is_written: false,
  is_rejected: false,
  change_set: null,
  removed: [],
  titles: { 'productions/nora': 'Nora', 'productions/faust': 'Faust. Der Tragödie erster Teil' },
  sections: { productions: { ...counts, kept: 1, gone: 0 } },
  problems: [],
  changes: [
    { record: 'productions/nora', state: 'created', fields: [] },
    {
      record: 'productions/faust',
      state: 'updated',
      fields: [{ field: 'Untertitel', before: 'Erster Teil', after: 'Der Tragödie erster Teil' }],
    },
  ],
  kept: [
    {
      record: 'productions/faust',
      field: 'lead.de',
      is_conflict: true,
      stored: 'Von Hand',
      file: 'Aus der Datei',
    },
  ],
  ...changes,
});

async function anImport(answer: (body: FormData) => object, more: Answers = {}) {
  const written = vi.fn();
  const editing = await renderEditing(null, {
    answers: { [address]: (body: unknown) => answer(body as FormData), ...more },
  });
  const texts = importTexts('de');
  await editing.page.rerender(
    <main className={tokens.backOffice}>
      <SeasonImport locale="de" texts={texts} labels={labels} session={editing.session} onWritten={written} />
    </main>,
  );
  const choose = async () => {
    const input = document.querySelector('input[type=file]') as HTMLElement;
    await userEvent.upload(input, new File(['{}'], 'season.json', { type: 'application/json' }));
  };
  return { ...editing, written, choose };
}

test('changes are previewed, written with the ticked options, and undone', async () => {
  const sent: FormData[] = [];
  const { page, written, choose } = await anImport(
    (body) => {
      sent.push(body);
      const isTrial = body.get('dry_run') === 'true';
      return report(isTrial ? {} : { is_written: true, change_set: 31, updated: 3, kept: [] });
    },
    { 'POST /de/api/cms-hub/change-sets/31/undo': { change_set: 32 } },
  );
  await choose();
  await expect.element(page.getByRole('row', { name: 'Stücke 1 2 3 1' })).toBeVisible();
  await expect.element(page.getByText('auch in der Datei geändert')).toBeVisible();
  await expect.element(page.getByText('Nora neu')).toBeVisible();
  await expect
    .element(page.getByText('bisher: Erster Teil – künftig: Der Tragödie erster Teil'))
    .toBeVisible();
  await expect.element(page.getByText('und 1 weitere')).toBeVisible();
  await page
    .getByRole('checkbox', {
      name: 'Stücke: Faust. Der Tragödie erster Teil, Vorspann (de): den Wert der Datei nehmen',
    })
    .click();
  expect(await axeFindings()).toEqual([]);
  await page
    .getByRole('button', { name: 'Einlesen: 1 neu, 2 geändert, 1 von Hand Geändertes ersetzen' })
    .click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Geschrieben: 1 neu, 3 geändert.');
  expect(sent.map((form) => [form.get('dry_run'), form.getAll('overwrite')])).toEqual([
    ['true', []],
    ['false', ['productions/faust:lead.de']],
  ]);
  expect(written).toHaveBeenCalledOnce();
  await page.getByRole('button', { name: 'Alles rückgängig machen' }).click();
  await expect.element(page.getByRole('status')).toHaveTextContent('Es ist wieder wie vorher.');
});

test('files with errors cannot be imported', async () => {
  const place = { file: 'season.json', line: 14, record: 'productions/faust', field: 'lead.de' };
  const problems = [{ severity: 'error', ...place, message: 'Das ist kein Text.' }];
  const { page, requests, choose } = await anImport(() =>
    report({ is_rejected: true, problems, kept: [], sections: {}, changes: [] }),
  );
  await choose();
  await expect.element(page.getByRole('alert')).toHaveTextContent('season.json, Zeile 14');
  await expect.element(page.getByRole('status')).toHaveTextContent('So wird nichts geschrieben.');
  expect(page.getByRole('button', { name: /^Einlesen/ }).query()).toBeNull();
  expect(requests).toHaveLength(1);
});

test('a failed request shows an error and can be retried with the same files', async () => {
  let isReachable = false;
  const { page, choose } = await anImport(() => (isReachable ? report() : problem(503)));
  await choose();
  await expect.element(page.getByRole('alert')).toHaveTextContent('geschrieben ist nichts');
  isReachable = true;
  await page.getByRole('button', { name: 'Noch einmal prüfen' }).click();
  await expect.element(page.getByRole('button', { name: /^Einlesen/ })).toBeVisible();
});
