import { expect, test } from 'vitest';
import { createFakeServer } from '#editing/sync/fake-server-fixture.ts';
import { createTestSession } from '#editing/sync/session-fixture.ts';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { FormSession } from './FormSession.tsx';

test('a session speaks the language of the screen, also after it was used on one in the other language', async () => {
  const session = createTestSession(createFakeServer(() => undefined));
  for (const locale of ['en', 'de'] as const) {
    const page = await renderComponent(<FormSession session={session}>{locale}</FormSession>, { locale });
    await expect.element(page.getByText(locale)).toBeVisible();
    expect(session.locale).toBe(locale);
  }
});
