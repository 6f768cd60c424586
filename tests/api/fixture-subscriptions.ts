// What the fixture holds of subscriptions and of the press.
import * as schema from '#server/db/schema/schema.ts';
import type { TestDatabase } from '../setup/test-database.ts';
import { both, event, german, production } from './fixture-ids.ts';

/** Subscriptions by what they are there for. */
export const subscription = { premieres: 1, tuesdays: 2, sundays: 3, flex: 4, card: 5, offline: 6 } as const;

/** Articles by what they are there for. */
export const press = { newest: 1, untranslated: 2, ofOffline: 3, offline: 4 } as const;

const season = '2025/26';
const slugs = (name: string) => ({ de: name, en: `${name}-en` });

export async function fillSubscriptionsAndPress({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await db.insert(schema.subscriptions).values([
    {
      id: subscription.premieres,
      slug: slugs('premieren'),
      name: both('Premieren', 'Premieres'),
      type: 'premiere',
      weekdays: ['fr', 'sa'],
      time_of_day: 'evening',
      season,
      text: both('<p>Vier <b>Abende</b>.</p><script>1</script>', '<p>Four evenings.</p>'),
      order: 1,
    },
    {
      id: subscription.tuesdays,
      slug: slugs('dienstag'),
      name: german('Achter am Dienstag'),
      type: 'eight_pack',
      weekdays: ['tu'],
      time_of_day: 'evening',
      season: '2026/27',
      order: 2,
    },
    {
      id: subscription.sundays,
      slug: slugs('sonntag'),
      name: both('Fünfer', 'Five'),
      type: 'five_pack',
      weekdays: ['su'],
      time_of_day: 'afternoon',
      season,
      picture_id: 201,
      order: 3,
    },
    {
      id: subscription.flex,
      slug: slugs('flex'),
      name: both('Flex', 'Flex'),
      type: 'flex',
      season,
      is_under_30: true,
      order: 5,
    },
    {
      id: subscription.card,
      slug: slugs('card'),
      name: both('Card', 'Card'),
      type: 'thalia_card',
      weekdays: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'],
      season,
      order: 4,
    },
    {
      id: subscription.offline,
      slug: slugs('alt'),
      name: german('Alt'),
      type: 'flex',
      season: '1999/00',
      is_online: false,
    },
  ]);
  const evenings = [event.autumnFirst, event.offline, event.yesterday, event.ofOfflineProduction];
  await db
    .insert(schema.subscription_events)
    .values(evenings.map((event_id) => ({ subscription_id: subscription.premieres, event_id })));
  await db.insert(schema.press_articles).values([
    {
      id: press.untranslated,
      slug: slugs('hof'),
      title: german('Der Hof ist fertig'),
      lead: german('Ein glatter Weg.'),
      date: '2025-08-14',
    },
    {
      id: press.newest,
      slug: slugs('nora'),
      title: both('Ein Haus auf den Schultern', 'A house on her shoulders'),
      text: both('<p>Elf Kilo.</p><iframe src="https://x.example"></iframe>', '<p>Eleven kilos.</p>'),
      date: '2025-10-06',
      production_id: production.nora,
      picture_id: 201,
    },
    {
      id: press.ofOffline,
      slug: slugs('bald'),
      title: both('Bald', 'Soon'),
      date: '2025-08-14',
      production_id: production.offline,
    },
    {
      id: press.offline,
      slug: slugs('sperrfrist'),
      title: german('Sperrfrist'),
      date: '2026-01-01',
      is_online: false,
    },
  ]);
}
