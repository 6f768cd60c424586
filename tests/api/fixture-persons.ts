// The fixture's people, each with a reason to be there.
import * as schema from '#server/db/schema/schema.ts';
import type { TestDatabase } from '../setup/test-database.ts';
import { both, german } from './fixture-ids.ts';

/** People by what they are there for. */
export const person = { mira: 301, offline: 302, ozkan: 303, group: 304, adler: 305, zeh: 306 } as const;
export const position = { actor: 1, director: 2, nobody: 3 } as const;
export const category = { ensemble: 1, direction: 2, nobody: 3 } as const;

export async function fillPersons({ db }: Pick<TestDatabase, 'db'>): Promise<void> {
  await db.insert(schema.person_positions).values([
    { id: position.actor, name: both('Schauspiel', 'Actor'), order: 2 },
    { id: position.director, name: german('Regie'), order: 1 },
    { id: position.nobody, name: both('Maske', 'Make-up'), order: 0 },
  ]);
  await db.insert(schema.person_categories).values([
    { id: category.ensemble, source_key: 'ensemble', name: both('Ensemble', 'Company'), order: 1 },
    { id: category.direction, source_key: 'direction', name: german('Leitung'), order: 2 },
    { id: category.nobody, source_key: 'nobody', name: both('Gäste', 'Guests'), order: 3 },
  ]);
  await db.insert(schema.persons).values([
    {
      id: person.mira,
      first_name: 'Mira',
      last_name: 'Okafor',
      slug: 'mira-okafor',
      is_ensemble: true,
      position_id: position.actor,
      portrait_id: 203,
      biography: both('<p>Vier <b>Jahre</b>.</p><script>1</script>', '<p>Four years.</p>'),
      quote: german('Pausen.'),
    },
    {
      id: person.offline,
      first_name: 'Hannes',
      last_name: 'Vogt',
      slug: 'hannes-vogt',
      is_online: false,
      is_ensemble: true,
      position_id: position.nobody,
    },
    {
      id: person.ozkan,
      first_name: 'Selma',
      last_name: 'Özkan',
      slug: 'selma-oezkan',
      is_ensemble: true,
      position_id: position.actor,
    },
    { id: person.group, last_name: 'Kollektiv', slug: 'kollektiv', position_id: position.director },
    {
      id: person.adler,
      first_name: 'Ada',
      last_name: 'adler',
      slug: 'ada-adler',
      position_id: position.director,
    },
    { id: person.zeh, first_name: 'Zoe', last_name: 'Zeh', slug: 'zoe-zeh' },
  ]);
  await db.insert(schema.person_category_members).values([
    { person_id: person.mira, category_id: category.ensemble },
    { person_id: person.mira, category_id: category.direction },
    { person_id: person.ozkan, category_id: category.ensemble },
    { person_id: person.adler, category_id: category.direction },
    { person_id: person.offline, category_id: category.nobody },
  ]);
}
