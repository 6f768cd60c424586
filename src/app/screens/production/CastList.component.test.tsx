import { expect, test } from 'vitest';
import { axeFindings, renderComponent } from '../../../../tests/setup/render-component.ts';
import { CastList } from './CastList.tsx';

test('a role lists the dates on which somebody else plays it', async () => {
  const firs = { id: 1, role: 'Firs', name: 'Gustav Lindqvist', person: { id: 5, slug: 'gustav-lindqvist' } };
  const guest = { event_id: 9, date_start: '2026-12-06T18:00:00+01:00', name: 'Kofi Asante', person: null };
  const page = await renderComponent(
    <CastList
      cast={[
        {
          ...firs,
          recasts: [guest, { ...guest, event_id: 10, name: 'Mira Okafor', person: { id: 7, slug: 'mira' } }],
        },
        { id: 2, role: 'Anja', name: 'Clara Uhlenbrock', person: null, recasts: [] },
      ]}
      production={{ in_german: [] }}
    />,
    { locale: 'de' },
  );
  const [first, second] = page.getByRole('listitem').elements();
  expect(first?.textContent).toContain('So 6.12.: Kofi Asante');
  expect(second?.textContent).toBe('Anja: Clara Uhlenbrock');
  expect(
    page
      .getByRole('link')
      .elements()
      .map((link) => link.textContent),
  ).toEqual(['Gustav Lindqvist', 'Mira Okafor']);
  expect(await axeFindings()).toEqual([]);
});
