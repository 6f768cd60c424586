/** Closed answers: found by the browser's search in the page, and out of reach for the keyboard. */
import { expect, test } from 'vitest';
import { renderComponent } from '../../../tests/setup/render-component.ts';
import { shownModule } from '../view-fixture.ts';
import { FaqView } from './FaqView.tsx';

const item = shownModule('faq-item', { content: 'Für wen?', text: '<p>Für <a href="/x">alle</a>.</p>' });
const faq = shownModule('faq', { is_multiple: false, anchor: '' }, { children: [item as never] });

test('a closed answer opens when its text is found, and its links take no focus before', async () => {
  const page = await renderComponent(<FaqView module={faq as never} edit={undefined} />, { locale: 'de' });
  const button = page.getByRole('button', { name: 'Für wen?' });
  const answer = document.getElementById(button.element().getAttribute('aria-controls') ?? '') as HTMLElement;
  await expect.poll(() => answer.getAttribute('hidden')).toBe('until-found');
  // Browsers search what this property hides, and nothing that `visibility` or `display` hide.
  const { contentVisibility, visibility, display } = getComputedStyle(answer);
  expect([contentVisibility, visibility, display]).toEqual(['hidden', 'visible', 'block']);
  answer.querySelector('a')?.focus();
  expect(document.activeElement).not.toBe(answer.querySelector('a'));
  answer.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(button).toHaveAttribute('aria-expanded', 'true');
  await expect.poll(() => getComputedStyle(answer).contentVisibility).toBe('visible');
});
