import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const folder = path.join(import.meta.dirname, 'migrations');
/** From before the first release: nothing older runs beside them. */
const lastOfTheBeginning = '0012_change_sets.sql';

/**
 * Statements that break a program of the previous version, because it reads or writes the changed tables or columns.
 * New constraints are not distinguished from existing ones: whoever adds one checks it.
 */
const breaking = [
  /\bDROP\s+(?:TABLE|COLUMN|TYPE|SCHEMA|VIEW|FUNCTION)\b/i,
  /\bRENAME\s+(?:TO|COLUMN)\b/i,
  /\bSET\s+DATA\s+TYPE\b|\bALTER\s+COLUMN\s+\S+\s+TYPE\b/i,
  /\bSET\s+NOT\s+NULL\b/i,
  /\bALTER\s+COLUMN\s+\S+\s+DROP\s+DEFAULT\b/i,
];

/** A column that older programs do not fill. */
const unfilled = (statement: string) =>
  /\bADD\s+COLUMN\b/i.test(statement) &&
  /\bNOT\s+NULL\b/i.test(statement) &&
  !/\bDEFAULT\b|\bGENERATED\b/i.test(statement);

function findBreaking(text: string): string[] {
  const statements = text.replaceAll(/--(?!>).*$/gm, '').split(/;|--> statement-breakpoint/);
  return statements
    .map((statement) => statement.trim())
    .filter((statement) => unfilled(statement) || breaking.some((pattern) => pattern.test(statement)));
}

const files = readdirSync(folder)
  .filter((file) => file.endsWith('.sql'))
  .toSorted();

test.each(files.filter((file) => file > lastOfTheBeginning))(
  '%s does not break the previous version, as a rolling update requires',
  (file) => {
    expect(findBreaking(readFileSync(path.join(folder, file), 'utf8'))).toEqual([]);
  },
);

test('recognises statements that break the previous version', () => {
  expect(findBreaking(readFileSync(path.join(folder, lastOfTheBeginning), 'utf8'))).toEqual([
    'ALTER TABLE "change_log" DROP COLUMN "operation_id"',
  ]);
  for (const statement of [
    'ALTER TABLE "pages" ADD COLUMN "colour" text NOT NULL;',
    'ALTER TABLE "pages" RENAME COLUMN "slug" TO "path";',
    'ALTER TABLE "pages" ALTER COLUMN "slug" SET DATA TYPE jsonb;',
    'ALTER TABLE "pages" ALTER COLUMN "slug" SET NOT NULL;',
  ])
    expect(findBreaking(statement)).toHaveLength(1);
  expect(
    findBreaking(
      `ALTER TABLE "pages" ADD COLUMN "colour" text DEFAULT 'red' NOT NULL; CREATE TABLE "x" ("id" int NOT NULL)`,
    ),
  ).toEqual([]);
});

test('only the last snapshot of the schema is kept, with which drizzle-kit compares', () => {
  const snapshots = readdirSync(path.join(folder, 'meta')).filter((file) => file.endsWith('_snapshot.json'));
  expect(snapshots).toEqual([files.at(-1)?.replace(/_.*$/, '_snapshot.json')]);
});
