import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { openPassedTests } from './passed-tests.mjs';
import { hashInputs } from './test-inputs.mjs';

const project = {
  'package.json': '{"imports": {"#domain/*": "./src/domain/*"}}',
  'README.md': '# A theatre',
  'vitest.config.ts': '',
  'src/domain/dates.ts': 'export const day = 1;',
  'src/domain/dates.test.ts': "import { day } from './dates.ts';",
  'src/server/week.ts': "import { day } from '#domain/dates.ts';",
  'src/server/week.database.test.ts': "import './week.ts'; import '../../tests/setup/test-database.ts';",
  'src/server/drill.ts': "spawn('src/server/drill-command.ts');",
  'src/server/drill-command.ts': '',
  'src/server/drill.test.ts': "const { drill } = await import('./drill.ts');",
  'src/server/backup.test.ts': "readFileSync('week.ts'); './drill.ts'",
  'src/server/document.test.ts': "readFileSync('../../docs/DATES.md')",
  'src/server/migrations/0001.sql': 'create table days ();',
  'src/ui/Row.tsx': '',
  'src/ui/Row.component.test.tsx': '',
  'season/data.json': '{}',
  'tests/setup/test-database.ts': "import { rmSync } from 'node:fs';",
  'tests/setup/demo-season.ts': "import { spawn } from 'node:child_process'; import '../source-files.ts';",
  'tests/source-files.ts': 'readdirSync',
  'tests/house-rules.test.ts': "import { textFiles } from './source-files.ts';",
  'tests/layer.test.ts': "readdirSync('.')",
  'tests/http/home.test.ts': '',
  'tests/api/season.test.ts': "import '../setup/demo-season.ts';",
};
const tests = Object.keys(project).filter((file) => /\.test\.ts$/.test(file));
const [dates, week, drill, backup, text, rules, layer, home, season] = tests;

it.each([
  [
    'what it imports or reads',
    'src/domain/dates.ts',
    [dates, week, backup, text, rules, layer, home, season],
  ],
  ['itself', week, [week, text, rules, layer]],
  [
    'what it starts by its path',
    'src/server/drill-command.ts',
    [drill, backup, text, rules, layer, home, season],
  ],
  ['what the program reads', 'src/server/migrations/0001.sql', tests],
  ['the season', 'season/data.json', tests],
  ['the configuration', 'vitest.config.ts', tests],
  ['the set-up', 'tests/setup/test-database.ts', tests],
  ['the build', 'src/ui/Row.tsx', [backup, text, rules, layer, home]],
  ['a test in a browser', 'src/ui/Row.component.test.tsx', [text, rules, layer]],
  ['a document', 'README.md', [text, rules, layer]],
])('a test runs again after a change of %s', (_, file, expected) => {
  const [before, after] = [project, { ...project, [file]: `${project[file]} ` }].map((files) =>
    hashInputs(new Map(Object.entries(files))),
  );
  expect(tests.filter((test) => before(test) !== after(test))).toEqual(expected);
});

it('a test that has passed is left out until its inputs change, and one that has failed is not', () => {
  const root = mkdtempSync(path.join(os.tmpdir(), 'foyer-passed-'));
  const write = (file, content) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), content);
  };
  const reported = (file, status) => ({
    name: path.join(root, file),
    status,
    assertionResults: [{ status: 'passed' }, { status }],
  });
  try {
    mkdirSync(path.join(root, '.cache'));
    for (const [file, content] of Object.entries(project)) write(file, content);
    const { changed, record } = openPassedTests(root);
    expect(changed.toSorted()).toEqual(tests.toSorted());
    record({
      testResults: [reported(dates, 'passed'), reported(week, 'failed'), reported(drill, 'skipped')],
    });
    const others = tests.filter((file) => file !== dates);
    expect(openPassedTests(root).changed.toSorted()).toEqual(others.toSorted());

    const early = openPassedTests(root);
    write('src/domain/dates.ts', 'export const day = 2;');
    expect(openPassedTests(root).changed.toSorted()).toEqual(tests.toSorted());
    // What was saved during a run may have been tested before or after.
    early.record({ testResults: [reported(week, 'passed')] });
    write('src/domain/dates.ts', project['src/domain/dates.ts']);
    expect(openPassedTests(root).changed.toSorted()).toEqual(others.toSorted());

    openPassedTests(root).record({ testResults: [reported(dates, 'failed')] });
    expect(openPassedTests(root).changed).toContain(dates);
  } finally {
    rmSync(root, { recursive: true });
  }
});
