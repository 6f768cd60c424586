import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Event } from './event.ts';
import { anEvent } from './event-fixture.ts';
import { eventRow, hasAccessibilityButton, hasInfoButton, priceLine, ticketAction } from './event-row.ts';

const cancelled: Partial<Event> = { outcome: 'cancelled' };
const past: Partial<Event> = { status: 'past' };
const soldOut: Partial<Event> = { status: 'soldout' };
const listed: Partial<Event> = { registration_link: 'https://shop.example.org/list/41' };
const external: Partial<Event> = { ticket_url_external: 'https://kampnagel.example.org/41' };
const noLink: Partial<Event> = { secondary_ticket_link: '' };
const free: Partial<Event> = { alternative_ticket_status: 'Eintritt frei' };

const shop = 'https://shop.example.org/event/41';
const list = 'https://shop.example.org/list/41';
const elsewhere = 'https://kampnagel.example.org/41';

describe('hasInfoButton', () => {
  test.each<[string, Partial<Event>, boolean]>([
    ['nothing to tell', {}, false],
    ['short and long price', { short_price_info: 'Preise A', long_price_info: '12 bis 38 €' }, true],
    ['short price alone', { short_price_info: 'Preise A' }, false],
    ['long price alone', { long_price_info: '12 bis 38 €' }, false],
    [
      'short and long cancellation',
      { cancellation_info_short: 'Krankheit', cancellation_info_long: 'Karten gelten weiter.' },
      true,
    ],
    ['short cancellation alone', { cancellation_info_short: 'Krankheit' }, false],
    ['long cancellation alone', { cancellation_info_long: 'Karten gelten weiter.' }, false],
    [
      'halves of two pairs',
      { short_price_info: 'Preise A', cancellation_info_long: 'Karten gelten.' },
      false,
    ],
    ['accessibility', { accessibility_info: 'Stufenfrei' }, true],
    ['director', { production_director: 'Vera Lund' }, true],
    ['co-production', { production_co_production: 'Theater am Kai' }, true],
    ['composer', { production_composer: 'Tomasz Wrona' }, true],
    ['author alone', { production_author: 'Henrik Ibsen' }, false],
    ['a blank is nothing', { production_director: '  ' }, false],
  ])('%s', (_name, changes, expected) => {
    expect(hasInfoButton(anEvent(changes))).toBe(expected);
  });
});

test('the accessibility button needs accessibility information', () => {
  expect(hasAccessibilityButton(anEvent({ accessibility_info: 'Induktionsschleife' }))).toBe(true);
  expect(hasAccessibilityButton(anEvent({ production_director: 'Vera Lund' }))).toBe(false);
});

describe('the ticket action', () => {
  test.each<[string, Partial<Event>, ReturnType<typeof ticketAction>]>([
    ['our shop behind the overlay', {}, { kind: 'overlay', href: shop }],
    ['our shop directly', { hide_slider: true }, { kind: 'direct', href: shop }],
    ['external before our own', external, { kind: 'external', href: elsewhere }],
    ['external alone', { ...external, ...noLink }, { kind: 'external', href: elsewhere }],
    ['external, slider hidden', { ...external, hide_slider: true }, { kind: 'external', href: elsewhere }],
    ['no link at all', noLink, { kind: 'none' }],
    ['a text instead', free, { kind: 'status', text: 'Eintritt frei' }],
    ['a text without any link', { ...free, ...noLink }, { kind: 'status', text: 'Eintritt frei' }],
    ['sold out', soldOut, { kind: 'none' }],
    ['sold out with a list', { ...soldOut, ...listed }, { kind: 'waiting-list', href: list }],
    ['a list, but still tickets', listed, { kind: 'overlay', href: shop }],
    [
      'sold out, list and text',
      { ...soldOut, ...listed, ...free },
      { kind: 'status', text: 'Eintritt frei' },
    ],
    ['cancelled', cancelled, { kind: 'none' }],
    ['cancelled with a text', { ...cancelled, ...free }, { kind: 'none' }],
    ['cancelled, sold out with a list', { ...cancelled, ...soldOut, ...listed }, { kind: 'none' }],
    ['past', past, { kind: 'none' }],
    ['past with a text', { ...past, ...free }, { kind: 'none' }],
    ['on tour sells all the same', { is_on_tour: true }, { kind: 'overlay', href: shop }],
    ['recast sells all the same', { outcome: 'replacement' }, { kind: 'overlay', href: shop }],
  ])('%s', (_name, changes, expected) => {
    expect(ticketAction(anEvent(changes))).toEqual(expected);
  });
});

describe('the price line', () => {
  test.each<[string, Partial<Event>, ReturnType<typeof priceLine>]>([
    ['both prices', {}, { from: '16', reduced_from: '9' }],
    ['no reduced one', { min_price_youth_ticket_excl_e: '' }, { from: '16', reduced_from: null }],
    ['no normal one', { min_price_normal_excl_e: '' }, null],
    ['beside a text', free, null],
    ['cancelled', cancelled, null],
    ['past', past, null],
    ['sold out', soldOut, null],
    ['prices without any link', noLink, { from: '16', reduced_from: '9' }],
  ])('%s', (_name, changes, expected) => {
    expect(priceLine(anEvent(changes), 'de')).toEqual(expected);
  });
});

describe('the priority of several states', () => {
  test.each<[string, Partial<Event>, string | null, string, boolean]>([
    // name, states, label of the row, ticket action, whether prices are shown
    ['nothing', {}, null, 'overlay', true],
    ['cancelled and sold out', { ...cancelled, ...soldOut, ...listed }, 'cancelled', 'none', false],
    ['cancelled and past', { ...cancelled, ...past }, 'cancelled', 'none', false],
    ['cancelled with a text', { ...cancelled, ...free }, 'cancelled', 'none', false],
    ['past with a text', { ...past, ...free }, 'past', 'none', false],
    ['sold out with a list', { ...soldOut, ...listed }, 'soldout', 'waiting-list', false],
    ['sold out with a text', { ...soldOut, ...free }, 'soldout', 'status', false],
    ['a text with prices', free, null, 'status', false],
    ['recast and sold out', { outcome: 'replacement', ...soldOut }, 'soldout', 'none', false],
  ])('%s', (_name, changes, label, ticket, hasPrice) => {
    const row = eventRow(anEvent(changes), 'de');
    expect(row.label).toBe(label);
    expect(row.ticket.kind).toBe(ticket);
    expect(row.price !== null).toBe(hasPrice);
  });

  const anyText = fc.constantFrom('', ' ', 'x');
  const anyEvent = fc
    .record<Partial<Event>>({
      outcome: fc.constantFrom('regular', 'cancelled', 'replacement'),
      status: fc.constantFrom('onsale', 'soldout', 'past'),
      is_on_tour: fc.boolean(),
      hide_slider: fc.boolean(),
      ticket_url_external: anyText,
      secondary_ticket_link: anyText,
      alternative_ticket_status: anyText,
      registration_link: anyText,
      min_price_normal_excl_e: fc.constantFrom('', '12.00'),
      min_price_youth_ticket_excl_e: fc.constantFrom('', '8.50'),
    })
    .map(anEvent);

  test('a row labelled cancelled, past or sold out has no shop link and no price', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const row = eventRow(event, 'de');
        if (row.label === null) return;
        expect(['none', 'waiting-list', 'status']).toContain(row.ticket.kind);
        expect(row.price).toBeNull();
      }),
    );
  });

  test('a button has an address, and a text is not empty', () => {
    fc.assert(
      fc.property(anyEvent, (event) => {
        const { ticket } = eventRow(event, 'de');
        if ('href' in ticket) expect(ticket.href.trim()).not.toBe('');
        if ('text' in ticket) expect(ticket.text.trim()).not.toBe('');
      }),
    );
  });
});
