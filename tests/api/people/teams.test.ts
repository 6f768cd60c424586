// The artistic teams: their members and the credits of productions.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProductionTeams, listTeamMembers } from '#server/services/people/person-teams.ts';
import { openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { production } from '../fixture/ids.ts';
import { person } from '../fixture/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('teams');
});
afterAll(() => api.close());

it('contains everybody in the credits of a visible production and nobody else', async () => {
  const members = await listTeamMembers(api.database, { locale: 'en' });
  expect(members.map(({ id }) => id)).toEqual([person.adler]);
  expect(members[0]).toMatchObject({
    roles: [{ production: { id: production.faust, name: 'Faust' }, roles: ['Director'] }],
  });
});

it('contains everybody in the category of that name', async () => {
  const { db } = api.database;
  await db.execute(
    `update person_categories set source_key = 'artistic-teams' where source_key = 'ensemble'`,
  );
  const members = await listTeamMembers(api.database, { locale: 'de' });
  expect(members.map(({ id }) => id)).toEqual([person.adler, person.mira, person.ozkan]);
  // With the portrait, where there is one.
  expect(members.map(({ picture }) => picture !== null)).toEqual([false, true, false]);
  await db.execute(
    `update person_categories set source_key = 'ensemble' where source_key = 'artistic-teams'`,
  );
});

it('lists the credits of productions by title, with links to people with a page', async () => {
  const teams = await listProductionTeams(api.database, { locale: 'en' });
  expect(teams.map(({ id, name }) => [id, name])).toEqual([
    [production.nora, 'A Doll’s House'],
    [production.faust, 'Faust'],
  ]);
  expect(teams[0]).toMatchObject({
    credits: [
      { role: 'Director', name: 'Vera Lund', person: null },
      { role: 'Dramaturgie', name: 'Ruth Eggers', person: null },
    ],
    in_german: ['credits.1.role'],
  });
  expect(teams[1]?.credits[0]?.person).toEqual({ id: person.adler, slug: 'ada-adler' });
});
