/** The time of a planned publication, typed as people write it. */
import { expect, test } from 'vitest';
import { locales } from '#domain/languages/locales.ts';
import { axeFindings } from '../../../../tests/setup/render-component.ts';
import { problem, renderEditing } from '../../../../tests/setup/render-editing.ts';
import { resizeWindow } from '../../../../tests/setup/window-size.ts';
import type { EditedContainer } from '../../sync/containers.ts';
import { loadScheduledPublications } from '../../sync/scheduled-publications.ts';
import { ScheduleDialog } from './ScheduleDialog.tsx';
import { ScheduleForm } from './ScheduleForm.tsx';

test('a day and a time are typed in the theatre’s form, and read back in words', async () => {
  const containers = [{ id: 7, slug: 'page-7' }] as unknown as EditedContainer[];
  const { page, requests } = await renderEditing(
    <ScheduleForm containers={containers} changed={null} onDone={() => {}} onStop={() => {}} />,
  );
  const field = page.getByLabelText('Tag und Uhrzeit in Berlin');
  const plan = page.getByRole('button', { name: 'Planen' });
  await field.fill('irgendwann');
  await plan.click();
  await expect.element(page.getByText(/^Das sind kein Tag und keine Uhrzeit/)).toBeVisible();
  expect(requests).toEqual([]);
  await field.fill('24.12.2045 1930');
  await expect.element(page.getByText('Sonntag, 24. Dezember 2045, 19.30')).toBeVisible();
  await plan.click();
  await expect.poll(() => requests[0]?.body).toMatchObject({ at: '2045-12-24T19:30' });
});

test('the day is also chosen in the month, in the language of the page, and keeps the time', async () => {
  const containers = [{ id: 7, slug: 'page-7' }] as unknown as EditedContainer[];
  const { page } = await renderEditing(
    <ScheduleForm containers={containers} changed={null} onDone={() => {}} onStop={() => {}} />,
  );
  const field = page.getByLabelText('Tag und Uhrzeit in Berlin', { exact: true });
  const toggle = page.getByRole('button', { name: 'Kalender' });
  await field.fill('24.12.2045');
  await toggle.click();
  await page.getByRole('button', { name: 'Freitag, 22. Dezember 2045' }).click();
  await expect.element(field).toHaveValue('22.12.2045');
  await expect.element(page.getByText('Um wie viel Uhr?')).toBeVisible();
  await expect.element(toggle).toHaveFocus();
  await field.fill('22.12.2045, 20.00');
  await toggle.click();
  await page.getByRole('button', { name: 'Samstag, 23. Dezember 2045' }).click();
  await expect.element(field).toHaveValue('23.12.2045, 20.00');
});

const words = {
  de: { at: 'Tag und Uhrzeit in Berlin', plan: 'Planen', second: /^Die zweite/, change: 'Ändern' },
  en: { at: 'Day and time in Berlin', plan: 'Schedule', second: /^The second/, change: 'Change' },
};

test.each(locales.map(({ code }) => code))(
  'at 320 px, an hour that comes twice is asked about, then listed, changed and cancelled: %s',
  async (locale) => {
    await resizeWindow(320, 700);
    const containers = [{ id: 7, slug: 'page-7' }] as unknown as EditedContainer[];
    const entry = {
      id: 3,
      container: 7,
      slug: 'page-7',
      page: { id: 7 },
      action: 'publish',
      languages: ['de', 'en'],
      due_at: '2045-10-29T02:30:00+01:00',
      created_by: 'Anna Berg',
      state: 'waiting',
      failure: null,
    };
    let results: object[] = [];
    const { page, requests, session } = await renderEditing(
      <ScheduleDialog containers={containers} onClose={() => {}} />,
      {
        locale,
        answers: {
          'GET schedule?container=7': () => ({ results }),
          'POST container/7/schedule': ({ which }: { which: string | null }) => {
            if (!which) return problem(422, { errors: [{ field: 'which', message: 'Zweimal.' }] });
            results = [{ ...entry, module: null }];
            return entry;
          },
          'DELETE schedule/3': () => {
            results = [];
            return null;
          },
        },
      },
    );
    await loadScheduledPublications(session, [7]);
    const { at, plan, second, change } = words[locale];
    const submit = page.getByRole('button', { name: plan, exact: true });
    await page.getByLabelText(at, { exact: true }).fill('2045-10-29T02:30');
    await submit.click();
    await expect.element(page.getByText('Zweimal.')).toBeVisible();
    expect(await axeFindings()).toEqual([]);
    await page.getByLabelText(second).click();
    await submit.click();
    const planned = page.getByRole('listitem');
    await expect.element(planned).toHaveTextContent(locale === 'de' ? '02.30 (MEZ)' : '02.30 (GMT+1)');
    expect(requests.findLast(({ method }) => method === 'POST')?.body).toMatchObject({ which: 'second' });
    expect(await axeFindings()).toEqual([]);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
    await planned.getByRole('button', { name: change, exact: true }).click();
    await expect.element(page.getByLabelText(at, { exact: true })).toHaveValue('29.10.2045, 02.30');
    for (const name of [/^(Absagen|Cancel)$/, /^(Wirklich absagen|Really cancel)$/])
      await planned.getByRole('button', { name }).click();
    await expect.element(planned).not.toBeInTheDocument();
  },
);
