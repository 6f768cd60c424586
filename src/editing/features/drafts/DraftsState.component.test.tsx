/** What the toolbar says of drafts. */
import { expect, test } from 'vitest';
import { renderEditing } from '../../../../tests/setup/render-editing.ts';
import { DraftsState } from './DraftsState.tsx';

test('a browser that stores nothing is reported as long as it does so', async () => {
  const { page, session } = await renderEditing(<DraftsState />);
  const said = page.getByText('Ohne Zwischenspeicher');
  session.drafts.set({ isPersisted: false });
  await expect.element(said).toBeVisible();
  session.drafts.set({ isPersisted: true });
  await expect.element(said).not.toBeInTheDocument();
});
