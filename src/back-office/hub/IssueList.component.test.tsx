import { expect, test } from 'vitest';
import type { Hub } from '#domain/hub/hub.ts';
import { hubTexts } from '#i18n/hub/hub-texts.ts';
import { axeFindings, renderComponent } from '../../../tests/setup/render-component.ts';
import tokens from '../shell/tokens.module.css';
import { IssueList } from './IssueList.tsx';

const hub = { care: [] } as unknown as Hub;

test('late backups are listed first, with what to do', async () => {
  const at = '2026-11-20T02:04:00Z';
  const page = await renderComponent(
    <main className={tokens.backOffice}>
      <IssueList hub={hub} texts={hubTexts('de')} locale="de" backup={{ kind: 'late', at }} />
    </main>,
  );
  await expect.element(page.getByText('Die letzte Sicherung ist vom Fr 20.11., 03.04.')).toBeVisible();
  await expect.element(page.getByText(/Geben Sie denen Bescheid/)).toBeVisible();
  expect(page.getByText(/^Nichts/).elements()).toEqual([]);
  expect(await axeFindings()).toEqual([]);
});
