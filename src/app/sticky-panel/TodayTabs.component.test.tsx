/** The two days of the panel and which of them is selected. */
import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Event } from '#domain/events/event.ts';
import { anEvent } from '#domain/events/event-fixture.ts';
import { packEvents } from '#domain/events/packed-events.ts';
import { detailFields, panelEvent } from '#domain/events/panel-event.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { TodayLines } from '../screens/home/TodayLines.tsx';
import { TodayTabs } from './TodayTabs.tsx';

const over = packEvents([anEvent({ id: 1, status: 'past', production_name: 'Nora' })]);
const next = packEvents([anEvent({ id: 2, production_name: 'Faust' })]);
const later = packEvents([anEvent({ id: 3, production_name: 'Woyzeck' })]);

/** Begins the next day. */
let pass = () => {};

function Panel() {
  const [isNextDay, setNextDay] = useState(false);
  pass = () => setNextDay(true);
  return <TodayTabs today={isNextDay ? next : over} tomorrow={isNextDay ? later : next} />;
}

test('the tab of the current event stays selected when its day begins, unless the user has chosen another', async () => {
  let page = await renderComponent(<Panel />);
  const tab = (name: string) => page.getByRole('tab', { name });
  await expect.element(tab('Morgen')).toHaveAttribute('aria-selected', 'true');
  pass();
  await expect.element(tab('Heute')).toHaveAttribute('aria-selected', 'true');
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Faust');

  page = await renderComponent(<Panel />);
  await tab('Morgen').click();
  pass();
  await expect.element(tab('Morgen')).toHaveAttribute('aria-selected', 'true');
});

test('the panel and the home page need no details of events', async () => {
  const words = {
    ...Object.fromEntries(detailFields.map((field) => [field, 'Wort'])),
    prices: [{ name: 'Wort', amount: '9.00' }],
  };
  const events = (['onsale', 'soldout', 'past'] as const).flatMap((status, at) =>
    (['regular', 'cancelled', 'replacement'] as const).map((outcome) =>
      anEvent({ ...words, id: 10 * at + outcome.length, status, outcome, in_german: ['subtitle'] }),
    ),
  );
  const now = new Date('2025-09-20T18:00:00+02:00');
  const shown = async (events: Event[]) => {
    const packed = packEvents(events);
    const page = await renderComponent(
      <>
        <TodayTabs today={packed} tomorrow="" />
        <TodayLines events={packed} tomorrow="" now={now} />
      </>,
    );
    await expect.element(page.getByRole('tabpanel')).toBeVisible();
    return document.body.textContent;
  };
  expect(await shown(events.map(panelEvent))).toBe(await shown(events));
});

test('keys select a tab, and only the selected one is a tab stop', async () => {
  const page = await renderComponent(<TodayTabs today={next} tomorrow={later} />);
  const tab = (name: string) => page.getByRole('tab', { name });
  (tab('Heute').element() as HTMLElement).focus();
  for (const [key, name, other, play] of [
    ['ArrowRight', 'Morgen', 'Heute', 'Woyzeck'],
    ['ArrowLeft', 'Heute', 'Morgen', 'Faust'],
    ['End', 'Morgen', 'Heute', 'Woyzeck'],
    ['Home', 'Heute', 'Morgen', 'Faust'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(tab(name)).toHaveFocus();
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true');
    await expect.element(tab(other)).toHaveAttribute('tabindex', '-1');
    await expect.element(page.getByRole('tabpanel', { name })).toHaveTextContent(play);
  }
});
