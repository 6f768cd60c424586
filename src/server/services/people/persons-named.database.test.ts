import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { person } from '../../../../tests/api/fixture/people.ts';
import { createTestDatabase, type TestDatabase } from '../../../../tests/setup/test-database.ts';
import { personsNamed } from './persons-named.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase('persons_named', 'fixture');
  await database.db.execute(sql`insert into persons (first_name, last_name, slug) values
    ('Kim', 'Lorenz', 'kim-lorenz'), ('Kim', 'Lorenz', 'kim-lorenz-2')`);
});
afterAll(() => database.close());

test('finds people by full name, but nobody who is offline or shares it', async () => {
  const names = ['Mira Okafor', 'Kollektiv', 'Hannes Vogt', 'Kim Lorenz', 'Mira'];
  expect(await personsNamed(database, names)).toEqual(
    new Map([
      ['Mira Okafor', person.mira],
      ['Kollektiv', person.group],
    ]),
  );
});
