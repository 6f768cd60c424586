/** The notice before the shop: its text about the event, and the ways to stay here. */
import { afterEach, expect, test } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import { anEvent } from '#domain/events/event-fixture.ts';
import { setGlobal } from '#state/global.ts';
import { EventRow } from '#ui/events/EventRow.tsx';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import RedirectOverlay from './RedirectOverlay.tsx';

const event = anEvent({
  production_name: 'Faust',
  date_start: '2026-03-12T19:30:00+01:00',
  min_price_normal_excl_e: '16',
  min_price_youth_ticket_excl_e: '9',
  secondary_ticket_link: 'https://shop.example.org/1',
});

afterEach(() => setGlobal({ redirectTo: null }));

test.each([
  ['de', 'Donnerstag, 12. März 2026, 19.30 Uhr', 'ab 16 €, ermäßigt ab 9 €'],
  ['en', 'Thursday, 12 March 2026, 19.30', 'from €16, reduced from €9'],
] as const)('shows play, day, time and price: %s', async (locale, when, price) => {
  await renderComponent(
    <>
      <EventRow event={event} />
      <RedirectOverlay />
    </>,
    { locale },
  );
  await page.getByRole('link', { name: /^Tickets/ }).click();
  const notice = page.getByRole('dialog');
  await expect.element(notice).toHaveTextContent('Faust');
  await expect.element(notice).toHaveTextContent(when);
  await expect.element(notice).toHaveTextContent(price.replaceAll('\u00a0', ' '));
  expect(await axeFindings()).toEqual([]);
});

test.each<[string, () => Promise<unknown>]>([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['a press outside', () => commands.dragMouse([5, 5], [5, 5])],
  ['“Hier bleiben”', () => page.getByRole('button', { name: 'Hier bleiben' }).click()],
])('%s closes it and returns the focus to the tickets', async (_, act) => {
  await renderComponent(
    <>
      <EventRow event={event} />
      <RedirectOverlay />
    </>,
  );
  const tickets = page.getByRole('link', { name: /^Tickets/ });
  const notice = page.getByRole('dialog', { name: 'Weiter zum Webshop' });
  (tickets.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(notice.getByRole('link')).toHaveAttribute('href', event.secondary_ticket_link);
  for (let step = 0; step < 4; step += 1) {
    await userEvent.keyboard('{Tab}');
    expect([document.body, ...notice.element().querySelectorAll('*')]).toContain(document.activeElement);
  }
  await act();
  await expect.element(notice).not.toBeInTheDocument();
  await expect.element(tickets).toHaveFocus();
});
