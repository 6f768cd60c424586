import { expect, test } from 'vitest';
import { notFoundAddressTexts } from '#i18n/back-office/not-found-address-texts.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import { resizeWindow } from '../../../tests/setup/window-size.ts';
import tokens from '../shell/tokens.module.css';
import { NotFoundAddresses } from './NotFoundAddresses.tsx';
import styles from './not-found.module.css';

type Props = Parameters<typeof NotFoundAddresses>[0];

const show = (data: Pick<Props, 'notFound' | 'redirects'>) =>
  renderComponent(
    <div className={tokens.backOffice}>
      <div className={styles.screen}>
        <h1>{notFoundAddressTexts('en').title}</h1>
        <NotFoundAddresses locale="en" texts={notFoundAddressTexts('en')} {...data} />
      </div>
    </div>,
    { locale: 'en' },
  );

test.each([320, 1366])('an address is redirected in one tap, at %i px', async (width) => {
  await resizeWindow(width, 800);
  const path = `/de/${'ein-langer-name-'.repeat(6)}ende`;
  const page = await show({
    notFound: [{ path, hits: 12, last_at: '2026-03-12T14:00:00Z' }],
    redirects: [{ id: 3, old_path: '/alt', new_path: '/de/neu', hits: 0, last_at: null }],
  });
  await expect
    .element(page.getByRole('link', { name: `Redirect ${path}` }))
    .toHaveAttribute(
      'href',
      `/cms/redirects/new?old_path=${encodeURIComponent(path)}&field=new_path&lang=en`,
    );
  await expect.element(page.getByText('Visits: 12')).toBeVisible();
  await expect.element(page.getByText('Last: never')).toBeVisible();
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  expect(await axeFindings()).toEqual([]);
});

test('an empty list has a message', async () => {
  const page = await show({ notFound: [], redirects: [] });
  await expect.element(page.getByText('No address is missing at the moment.')).toBeVisible();
  await expect.element(page.getByText('There is no redirect yet.')).toBeVisible();
});
