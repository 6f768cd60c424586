import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { ZodObject } from 'zod';
import { noStoredRecords } from '#server/import/check-references.ts';
import { checkSeason, context } from '#server/import/season.fixture.ts';
import { importSections } from '#server/import/section.ts';

const page = readFileSync(new URL('../../../docs/SEASON-FILES.md', import.meta.url), 'utf8');
const example = (kind: string) => new RegExp(`\`\`\`${kind}\\n([^]*?)\`\`\``).exec(page)?.[1] ?? '';

describe('SEASON-FILES.md', () => {
  test('shows an importable season', () => {
    const files = [
      { name: 'season.json', text: example('json') },
      { name: 'events.csv', text: example('csv') },
    ];
    const { records, problems } = checkSeason(files, context, noStoredRecords);
    expect(problems).toEqual([]);
    expect(records.map(({ section }) => section)).toEqual([
      'tags',
      'activities',
      'media',
      'productions',
      'events',
    ]);
  });

  // Parts are listed in the row of their section.
  const rowOf: Record<string, string> = { booklet_sections: 'productions', submenu_links: 'menu_links' };
  test.each(importSections.map((section) => [section.name, section] as const))(
    'lists every field of %s',
    (name, section) => {
      if (name === 'settings') return expect(page).toContain('`settings`');
      const row =
        page.split('\n').find((line) => line.split('|')[1]?.includes(`\`${rowOf[name] ?? name}\``)) ?? '';
      const inherited = name === 'submenu_links' ? ['list'] : [];
      const fields = Object.keys((section.schema as unknown as ZodObject).shape);
      expect(
        fields.filter((field) => !inherited.includes(field) && !new RegExp(`\\b${field}\\b`).test(row)),
      ).toEqual([]);
    },
  );
});
