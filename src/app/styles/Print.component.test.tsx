// Controls are not printed.
import { afterEach, expect, test } from 'vitest';
import { commands } from 'vitest/browser';
import { newsletterTexts } from '#i18n/forms/newsletter-texts.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { NewsletterBody } from '../screens/forms/NewsletterBody.tsx';
import { LoadMore } from '../shell/LoadMore.tsx';

afterEach(() => commands.showAs('screen'));

const next = { page: 2, hasFailed: false, load: async () => undefined };

test.each([
  [
    'link',
    <LoadMore
      key=""
      label="Weitere laden"
      address="/de/termine"
      list={{ next, isLoading: false }}
      placeholder="events"
    />,
  ],
  ['button', <NewsletterBody key="" words={newsletterTexts('confirm', 'de')} />],
])('a %s is not printed', async (role, part) => {
  const page = await renderComponent(
    <>
      <p>Was auf dem Papier steht</p>
      {part}
    </>,
  );
  const pressed = page.getByRole(role as 'link').first();
  await expect.element(pressed).toBeVisible();
  const element = pressed.element();
  await commands.showAs('print');
  expect(element.checkVisibility()).toBe(false);
  await expect.element(page.getByText('Was auf dem Papier steht')).toBeVisible();
});
