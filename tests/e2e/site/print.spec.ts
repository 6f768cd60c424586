// Filtered lists in print; `screens.spec.ts` looks at every screen on paper.
import { expect } from '@playwright/test';
import { test } from '../shared-page.ts';
import { visit } from '../visit.ts';

test.use({ viewport: { width: 1366, height: 800 } });

const filtered: { address: string; names: string[] }[] = [
  {
    address: '/de/termine?date=2099-03-07&weekday=sa&venue=nachtasyl&access_service=surtitles&price_to=10',
    names: ['ab Samstag, 7. März', 'Samstag', 'bis 10 €', 'Übertitel', 'Nachtasyl'],
  },
  { address: '/en/event-calendar?with_tickets=true', names: ['Tickets left'] },
  { address: '/de/stuecke?venue=nachtasyl&is_premiere=true', names: ['Nur Premieren', 'Nachtasyl'] },
  { address: '/de/abo?type=flex&weekday=fr', names: ['Flex', 'Freitag'] },
  { address: '/de/ensemble?category=2', names: ['Regieteams'] },
];

// Without a visible filter, a filtered list in print would be taken for the whole list.
for (const { address, names } of filtered)
  test(`a filtered list names its filter on paper: ${address}`, async ({ page }) => {
    await visit(page, address);
    await page.emulateMedia({ media: 'print' });
    const choices = page.getByRole('main').locator('[aria-pressed]:visible');
    expect((await choices.allTextContents()).map((name) => name.replace('\u00a0', ' '))).toEqual(names);
    for (const choice of await choices.all()) await expect(choice).toHaveCSS('color', 'rgb(0, 0, 0)');
  });
