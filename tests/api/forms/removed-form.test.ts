// An entry that arrives in the moment in which its form is removed or closed.
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { form_entries, forms } from '#server/db/schema/forms.ts';
import { openTestApi, publicUrl, type TestApi } from '../endpoint/test-api.ts';
import { form } from '../fixture/forms.ts';
import { now } from '../fixture/ids.ts';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi('removed-form');
});
afterAll(() => api.close());

async function send(): Promise<Response> {
  api.clock.now = new Date(now.getTime() - 60_000);
  const { token } = await api.read<{ token: string }>('/de/api/forms-token/');
  api.clock.now = now;
  return api.ask('/de/api/forms-entries/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: publicUrl, 'Sec-Fetch-Site': 'same-origin' },
    body: JSON.stringify({
      form: form.all,
      field_values: { name: 'Ida Sommer', email: 'ida@example.org' },
      token,
    }),
  });
}

it.each(['closed', 'removed'])('is rejected with the reason if the form is being %s', async (how) => {
  const { db } = api.database;
  const begun = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  const change = db.transaction(async (queries) => {
    if (how === 'closed') await queries.update(forms).set({ is_online: false }).where(eq(forms.id, form.all));
    else await queries.delete(forms).where(eq(forms.id, form.all));
    begun.resolve();
    await sent.promise;
  });
  await begun.promise;
  const answer = send();
  // Until the entry waits for the form.
  await new Promise((resolve) => setTimeout(resolve, 500));
  sent.resolve();
  await change;
  await answer;
  await db.update(forms).set({ is_online: true }).where(eq(forms.id, form.all));
  expect((await answer).status).toBe(422);
  expect(await (await answer).json()).toMatchObject({
    errors: [{ field: 'form', message: expect.stringContaining('nicht mehr offen') }],
  });
  expect(await db.select().from(form_entries)).toEqual([]);
});
