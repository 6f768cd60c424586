import { expect, test } from 'vitest';
import type { AccessDate } from '#domain/events/access-coverage.ts';
import { accessTexts } from '#i18n/back-office/access-texts.ts';
import { eventFilterTexts } from '#i18n/events/event-filter-texts.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { AccessCoverage } from './AccessCoverage.tsx';
import styles from './access.module.css';

const faust: AccessDate = {
  id: 4,
  date_start: '2026-03-20T19:30:00+01:00',
  unspecific_time: false,
  title: 'Faust',
  stage_name: 'Ballsaal',
  services: ['surtitles'],
};

const show = (dates: AccessDate[], locale: 'de' | 'en') =>
  renderComponent(
    <div className={tokens.backOffice}>
      <div className={styles.screen}>
        <h1>{accessTexts(locale).title}</h1>
        <AccessCoverage
          dates={dates}
          locale={locale}
          texts={accessTexts(locale)}
          services={eventFilterTexts(locale).services}
        />
      </div>
    </div>,
    { locale },
  );

test.each([375, 1366])('gaps are highlighted and every cell links to its dates, at %i px', async (width) => {
  await resizeWindow(width, 800);
  const page = await show([faust, ...[5, 6, 7].map((id) => ({ ...faust, id, services: [] }))], 'en');
  const cell = (name: string) => page.getByRole('link', { name });
  await expect.element(page.getByText('4 gaps')).toBeVisible();
  await expect
    .element(cell('Surtitles, Thalia Gaußstraße, Ballsaal, March 2026: 1'))
    .toHaveAttribute(
      'href',
      '/cms/events?period=2026-03&stage_name=Ballsaal&access_services=surtitles&lang=en',
    );
  const missing = cell('Audio description, Thalia Gaußstraße, Ballsaal, March 2026: missing');
  await expect
    .element(missing)
    .toHaveAttribute('href', '/cms/events?period=2026-03&stage_name=Ballsaal&lang=en');
  await expect.element(missing).toHaveTextContent('missing');
  await expect
    .element(page.getByRole('link', { name: /19.30 Faust/ }))
    .toHaveAttribute('href', '/cms/events/4?field=access_services&lang=en');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await axeFindings()).toEqual([]);
});

test('without events there is a message', async () => {
  const page = await show([], 'de');
  await expect.element(page.getByText('Es sind keine Termine geplant.')).toBeVisible();
});
