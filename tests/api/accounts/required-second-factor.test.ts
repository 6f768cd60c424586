// `SECOND_FACTOR=required`: an account without a second factor may do nothing but set it up.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type OwnAccount, roles } from '#domain/accounts/account.ts';
import type { Role } from '#server/db/schema/users.ts';
import { actions, mayDo } from '#server/services/accounts/permissions.ts';
import { givePassword, loginAs, password, type TestLogin } from '../../setup/login.ts';
import { done, openTestApi, type TestApi } from '../endpoint/test-api.ts';
import { accountRequests } from './account-requests.ts';

let api: TestApi;
let requests: ReturnType<typeof accountRequests>;
beforeAll(async () => {
  api = await openTestApi('required_second_factor', 'fixture', { SECOND_FACTOR: 'required' });
  requests = accountRequests(api);
});
afterAll(() => api.close());

const user = async ({ cookie }: TestLogin) =>
  done<{ role: string; may: string[] }>(api.ask('/de/pageeditor-api/user', { headers: { Cookie: cookie } }));
const ownFactor = async (login: TestLogin) =>
  (await done<OwnAccount>(requests.ask(login, 'GET', 'user/account'))).second_factor;

it.each<Role>(roles)('%s: everything is denied until it is set up, and again without it', async (role) => {
  const login = await loginAs(api.database, role);
  await givePassword(api.database, login);
  const limited = { role: 'without-second-factor', may: [] };
  expect(await user(login)).toMatchObject(limited);
  const refused = await api.edit(login, 'GET', 'pages');
  expect(refused.status).toBe(403);
  expect((await refused.json()).detail).toMatch(/Anmelden in zwei Schritten/);
  expect(await ownFactor(login)).toMatchObject({ is_on: false, is_required: true });

  await requests.addSecondFactor(login, password);
  expect(await user(login)).toMatchObject({ role, may: actions.filter((action) => mayDo(role, action)) });

  await done(requests.ask(login, 'POST', 'user/second-factor/remove', { present: password }));
  expect(await user(login)).toMatchObject(limited);
});

it('one whose set-up was not confirmed does not count', async () => {
  const login = await loginAs(api.database, 'editor');
  await givePassword(api.database, login);
  await done(requests.ask(login, 'POST', 'user/second-factor', { present: password }));
  expect(await user(login)).toMatchObject({ may: [] });
});
