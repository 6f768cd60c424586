/** A list of two dates for tests of its parts. */
import type { ListPage, ShownRow } from '#domain/back-office/list-page.ts';
import { listFilterTexts } from '#i18n/back-office/list-filter-texts.ts';
import { listTexts } from '#i18n/back-office/list-texts.ts';

export const textsOfList = (locale: 'de' | 'en' = 'de') => ({
  ...listFilterTexts(locale),
  ...listTexts(locale),
});

export function anEventRow(id: number, values: Record<string, unknown> = {}): ShownRow {
  return {
    id,
    version: 1,
    name: `Nora, Do 12.3., 19.30, ${id}`,
    url: `/cms/events/${id}`,
    has_draft: false,
    planned_at: null,
    values: {
      shown_name: { de: 'Nora' },
      date_start: '2026-03-12T19:30:00+01:00',
      date_end: '2026-03-12T21:30:00+01:00',
      unspecific_time: false,
      intervals: [],
      outcome: 'regular',
      status: 'onsale',
      is_on_tour: false,
      activity: { id: 1, name: { de: 'Vorstellung' } },
      stage_name: 'Box',
      subtitle: null,
      access_services: [],
      tickets_left: null,
      alternative_ticket_status: null,
      is_online: true,
      min_price_normal_excl_e: '12.00',
      short_price_info: null,
      has_substitute: false,
      ticket_url_external: 'https://shop.example.org',
      secondary_ticket_link: '',
      registration_link: '',
      presale_start: null,
      ...values,
    },
  };
}

const column = (name: string, url: string | null = null) => ({
  name,
  label: textsOfList().columns[name as 'day'],
  url,
  sorted: null,
  isOptional: false,
});

export function aList(more: Partial<ListPage> = {}): ListPage {
  return {
    resource: 'events',
    locale: 'de',
    now: '2026-03-12T14:00:00+01:00',
    title: 'Termine',
    one: 'Termin',
    form: 'table',
    create: null,
    may_write: true,
    q: '',
    search_hint: 'Stück, Ort',
    kept: [],
    filters: [
      {
        name: 'state',
        label: 'Zustand',
        value: '',
        any: 'alle',
        options: [{ value: 'cancelled', label: 'abgesagt' }],
      },
    ],
    is_filtered: false,
    reset_url: '/cms/events',
    choices: {},
    columns: [
      { ...column('day', '/cms/events?ordering=-day'), sorted: 'ascending' },
      ...['time', 'shown_name', 'axis', 'stage_name', 'tickets', 'access_services', 'state'].map((name) =>
        column(name),
      ),
    ],
    rows: [anEventRow(1), anEventRow(2, { outcome: 'cancelled', date_start: '2026-03-13T20:00:00+01:00' })],
    count: 2,
    shortcuts: [],
    page: 1,
    pages: 1,
    previous_url: null,
    next_url: null,
    elsewhere: null,
    export_urls: { csv: '/csv', json: '/json' },
    api_query: '',
    ...more,
  };
}
