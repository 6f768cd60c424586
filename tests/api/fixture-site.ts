// What the fixture puts around its season: home page, menus, ink pairs, redirects, settings, venues.
import type { Localized } from '#domain/languages/localized.ts';
import * as schema from '#server/db/schema/schema.ts';
import type { TestDatabase } from '../setup/test-database.ts';
import { both, german, production } from './fixture-ids.ts';

const menu = (
  id: number,
  list: 'menu' | 'footer',
  menu_name: Localized,
  url: Localized,
  more: Partial<typeof schema.menu_links.$inferInsert> = {},
) => ({ id, list, menu_name, url, order: id, ...more });

export async function fillSite({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await db.insert(schema.color_groups).values([
    { id: 1, name: 'nacht', base_color: '#1b0b45', secondary_color: '#ff9ac4', order: 2 },
    { id: 2, name: 'rost', base_color: '#ff5a1f', secondary_color: '#1f0412', order: 1 },
    { id: 3, name: 'Interims_Kachel_Spielzeit', base_color: '#000000', secondary_color: '#ffffff', order: 3 },
  ]);
  await db.insert(schema.menu_links).values([
    menu(2, 'menu', both('Stücke', 'What’s on'), both('/de/stuecke', '/en/whats-on')),
    menu(1, 'menu', both('Termine', 'Calendar'), both('/de/termine', '/en/event-calendar'), {
      is_highlight: true,
    }),
    menu(3, 'menu', both('Premieren', 'Premieres'), both('/de/stuecke?is_premiere=true', '/en/whats-on'), {
      parent_id: 2,
    }),
    menu(4, 'footer', german('Impressum'), german('/de/impressum')),
  ]);
  await db.insert(schema.redirects).values([
    { old_path: '/de/sommer', new_path: '/de/stuecke' },
    { old_path: '/de/gärten', new_path: '/de/termine' },
  ]);
  await db.insert(schema.search_tips).values([
    { name: both('Premieren', 'Premieres'), target_url: both('/de/premieren', '/en/premieres'), order: 2 },
    { name: german('Karten'), target_url: german('/de/karten'), order: 1 },
  ]);
  await db.insert(schema.settings).values([
    { key: 'VERSION_SELECT', value: 'beta' },
    { key: 'MAIL_PASSWORD', value: 'never public' },
  ]);
  await db.insert(schema.home_elements).values([
    { id: 2, kind: 'announcement', headline: german('Der Vorverkauf läuft'), order: 2 },
    { id: 1, kind: 'hero', production_id: production.nora, order: 1 },
    { id: 3, kind: 'hero', production_id: production.offline, order: 3 },
    { id: 4, kind: 'newsletter', headline: both('Zehn Prozent', 'Ten per cent'), order: 4, is_online: false },
    { id: 5, kind: 'struck-text', production_id: production.faust, order: 5 },
  ]);
  await db.insert(schema.production_teasers).values([
    { id: 1, production_id: production.faust, preline: both('Gleich', 'Soon'), order: 2 },
    { id: 2, production_id: production.nora, is_wide: true, order: 1 },
    { id: 3, production_id: production.offline, order: 3 },
  ]);
  await db.insert(schema.news_teasers).values([
    { id: 1, date: '2025-09-04', headline: both('Tastführungen', 'Touch tours') },
    {
      id: 2,
      date: '2025-09-17',
      headline: german('Drei Tage offen'),
      link_url: both('/de/fest', '/en/festival'),
    },
    { id: 3, date: '2025-09-18', headline: german('Vorabnotiz'), is_online: false },
  ]);
  await db.insert(schema.venues).values([
    { id: 11, slug: 'thalia-gaussstrasse', name: both('Thalia Gaußstraße', 'Thalia Gaußstraße'), order: 2 },
    {
      id: 7,
      slug: 'thalia',
      name: both('Thalia', 'Thalia'),
      access: german('<p>Rampe links.</p><script>1</script>'),
      facts: [
        { kind: 'lift', text: german('Bis zum 1. Rang') },
        { kind: 'entrance', text: both('Kassenhalle', 'Ticket hall') },
      ],
      map: {
        lines: [
          {
            kind: 'street',
            points: [
              [0, 10],
              [480, 20],
            ],
            name: german('Am Strich'),
          },
        ],
        marks: [{ kind: 'entrance', at: [20, 30], name: both('Tür', 'Door') }],
      },
      order: 1,
    },
  ]);
}
