// A sample record and a sample change for each resource that editors may create.
import type { ResourceName } from '#domain/resources/resource.ts';
import { both, event, german, production } from '../fixture/ids.ts';

/** The new record of each resource, and one change of it. */
export const samples = {
  tags: [{ name: german('Neu') }, { name: both('Neuer', 'Newer') }],
  activities: [{ name: german('Lesung') }, { name: both('Lesung', 'Reading') }],
  venues: [
    { id: 8, name: german('Teeraum') },
    { name: both('Teesalon', 'Tea room'), lead: german('Tee.') },
  ],
  positions: [{ name: german('Neu') }, { name: german('Anders'), order: 7 }],
  categories: [{ name: german('Neu') }, { name: german('Anders') }],
  persons: [
    { first_name: 'Ida', last_name: 'Beispiel', biography: german('<p>Lebt.</p>') },
    { last_name: 'Muster', quote: german('Nein.') },
  ],
  productions: [
    {
      name: both('Das neue Stück', 'The New Play'),
      stage_name: 'Bühne',
      tags: [1, 2],
      cast: [
        { role: german('Eine'), name: 'Ida Beispiel' },
        { role: german('Andere'), name: 'Gast' },
      ],
      intervals: [{ after: 60, minutes: 20 }],
    },
    { cast: [{ role: german('Andere'), name: 'Gast' }], duration: 90 },
  ],
  booklet_sections: [
    { production: production.nora, headline: german('Neu') },
    { headline: german('Anders'), lead: german('Vorspann') },
  ],
  runs: [
    {
      name: 'Mai',
      production: production.nora,
      stage_name: 'Bühne',
      begin_weekdays: '19.30',
      prices: [{ name: german('Parkett'), amount: '38,00' }],
      tags: [1],
    },
    { begin_weekdays: '18 Uhr', subtitle: both('Zum letzten Mal', 'For the last time'), tags: [] },
  ],
  events: [
    {
      production: production.nora,
      date_start: '2026-05-01T19:30',
      stage_name: 'Bühne',
      prices: [{ name: german('Parkett'), amount: '38,00' }],
      tags: [1],
    },
    { outcome: 'cancelled', cancellation_info_short: both('Fällt aus', 'Cancelled'), prices: [] },
  ],
  internal_dates: [
    {
      kind: 'rehearsal',
      name: 'Bauprobe',
      production: production.nora,
      stage_name: 'Bühne',
      date_start: '2026-05-01T10:00',
      date_end: '2026-05-01T14:00',
      people: [301],
    },
    { kind: 'technical', note: 'Ohne Licht', people: [] },
  ],
  color_groups: [
    { name: 'neu', base_color: '#ff5a1f', secondary_color: '#1f0412' },
    { base_color: '#FF6A1F' },
  ],
  menu_links: [
    { menu_name: german('Neu'), url: german('/de/neu'), list: 'menu' },
    { menu_name: german('Anders'), is_highlight: true },
  ],
  submenu_links: [
    { parent: 1, menu_name: german('Neu'), url: german('/de/neu'), list: 'menu' },
    { menu_name: german('Anders') },
  ],
  redirects: [{ old_path: '/de/alt', new_path: '/de/neu' }, { new_path: '/de/anders' }],
  search_tips: [
    { name: german('Neu'), target_url: german('/de/neu') },
    { name: german('Anders'), order: 3 },
  ],
  search_synonyms: [{ words: german('Kinder, Kids') }, { words: german('Kinder, Kids, Familie') }],
  home_elements: [
    { kind: 'announcement', headline: german('Neu') },
    { headline: german('Anders'), text: german('<p>Text</p>') },
  ],
  production_teasers: [{ production: production.nora }, { production: production.faust, is_wide: true }],
  news_teasers: [{ date: '2026-05-01', headline: german('Neu') }, { date: '2026-05-02' }],
  press_articles: [
    { slug: { de: 'neu' }, title: german('Neu'), date: '2026-05-01' },
    { slug: { de: 'neuer', en: 'newer' } },
  ],
  download_categories: [{ name: german('Neu') }, { name: german('Anders'), order: 2 }],
  download_directories: [
    { name: german('Neu'), files: [] },
    { name: german('Anders'), is_restricted: true },
  ],
  subscriptions: [
    {
      slug: { de: 'neu' },
      name: german('Neu'),
      type: 'flex',
      season: '2025/26',
      events: [event.springFirst],
    },
    { weekdays: ['mo', 'fr'], events: [event.springLast, event.springFirst] },
  ],
  forms: [
    { slug: 'neu', title: german('Neu'), fields: [{ slug: 'name', label: german('Name'), field_type: 1 }] },
    { fields: [] },
  ],
} as const satisfies Partial<Record<ResourceName, readonly [object, object]>>;
