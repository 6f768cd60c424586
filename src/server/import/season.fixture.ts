// Small seasons for tests: a valid one, and helpers that build files from its parts.
import { checkAcrossRecords, noStoredRecords, type StoredRecords } from '#server/import/check-references.ts';
import type { ExpansionContext } from '#server/import/expand-values.ts';
import { readSeasonFiles } from '#server/import/read-records.ts';
import { type SeasonFile, type SeasonSource, seasonFormat } from '#server/import/season-file.ts';

export const context = { today: '2025-11-20', shopOrigin: 'https://shop.example' };

/** A season file with these sections. */
export function file(sections: Record<string, unknown>, name = 'season.json'): SeasonFile {
  return { name, text: JSON.stringify({ format: seasonFormat, ...sections }, null, 2) };
}

export const text = (de: string, en?: string) => (en ? { de, en } : { de });

/**
 * Validates files without a database.
 * @param stored the stored records
 */
export function checkSeason(
  files: readonly SeasonFile[],
  context: ExpansionContext,
  stored: StoredRecords = noStoredRecords,
) {
  const season = readSeasonFiles(files, context);
  return { records: season.records, problems: [...season.problems, ...checkAcrossRecords(season, stored)] };
}

/** The problems of a season with one file: record, field, message, and line. */
export function problemsIn(
  sections: Record<string, unknown>,
): [record: string, field: string, message: string][] {
  const { problems } = checkSeason([file(sections)], context);
  return problems
    .filter(({ severity, line }) => severity === 'error' && line !== null)
    .map(({ record, field, message }) => [record, field, message.en]);
}

/** A source of files without pictures, or with the given ones by path. */
export function source(files: SeasonFile[], pictures: Record<string, Uint8Array> = {}): SeasonSource {
  return { files, readMedia: async (path) => pictures[path] ?? null };
}

export const tag = { key: 'klassiker', name: text('Klassiker', 'Classics') };
export const production = {
  key: 'faust',
  name: text('Faust'),
  stage_name: 'Bühne',
  text: text('<p>Ein <strong>Pakt</strong>.</p>', '<p>A <strong>pact</strong>.</p>'),
  tags: ['klassiker'],
  credits: [
    { role: text('Regie', 'Director'), name: 'Ilka Sommerfeld', person: 'ilka-sommerfeld' },
    { role: text('Licht', 'Lighting'), name: 'Ein Gast' },
  ],
  struck_text: { de: 'Habe nun, [[ach!]] Philosophie', source: text('Faust, Nacht') },
  booklet: [
    { key: 'pakt', headline: text('Der Pakt') },
    { key: 'pudel', headline: text('Der Pudel') },
  ],
};
export const event = {
  key: 'faust-1',
  production: 'faust',
  activity: 9,
  date_start: '2025-11-20T19:30',
  stage_name: 'Bühne',
  prices: [{ name: text('Parkett', 'Stalls'), amount: '38' }],
  min_price_normal_excl_e: '12,50',
  secondary_ticket_link: '{shop}/de/tickets/faust-1',
  tags: ['klassiker'],
};

/** A season in which everything is right. */
export const season = {
  tags: [tag],
  activities: [{ id: 9, name: text('Premiere', 'Opening night') }],
  persons: [{ key: 'ilka-sommerfeld', first_name: 'Ilka', last_name: 'Sommerfeld' }],
  productions: [production],
  events: [event],
  color_groups: [{ key: 'rost', name: 'rost', base_color: '#FF5A1F', secondary_color: '#1f0412' }],
  menu_links: [
    {
      key: 'abo',
      list: 'menu',
      menu_name: text('Abo'),
      url: text('/de/abo', '/en/subscriptions'),
      children: [{ key: 'flex', menu_name: text('Flex'), url: text('/de/abo?type=flex') }],
    },
  ],
  redirects: [{ key: 'alt', old_path: '/faust/', new_path: '/de/stuecke' }],
  settings: { VERSION_SELECT: 'final' },
};
