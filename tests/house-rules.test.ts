// Conventions of the code base: names, lengths, first lines, and documents that mention only what exists.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { moduleNames } from '#domain/modules/modules.ts';
import { codeFiles, read, root, textFiles } from './source-files.ts';

const all = textFiles();
const code = codeFiles(['src', 'season', 'scripts', 'tests', 'bench'], { tests: true });
const styles = all.filter((file) => file.endsWith('.css'));
const self = /^tests\/(?:house-rules\.test|source-files)\.ts$/;

describe('names', () => {
  test('no file is called utils, helpers, common, misc or manager', () => {
    const drawer =
      /(?:^|[/.-])(?:utils?|helpers?|common|misc|managers?)(?:$|[/.-])|(?:Utils?|Helpers?|Manager)\.tsx?$/i;
    expect(all.filter((file) => drawer.test(file))).toEqual([]);
  });

  test('components are named in PascalCase, everything else in kebab-case', () => {
    const component = /^[A-Z][A-Za-z0-9]*(?:(?:\.component)?\.test)?\.tsx$/;
    const other = /^[a-z0-9]+(?:[-.][a-z0-9]+)*\.(?:ts|mjs|tsx)$/;
    const entries = /^src\/(?:app\/(?:root|entry\.(?:client|server))|modules\/components)\.tsx$/;
    const wrong = code.filter((file) => {
      const name = path.basename(file);
      if (/^src\/i18n\/[A-Z]/.test(file) || entries.test(file)) return false;
      return file.endsWith('.tsx') ? !component.test(name) : !other.test(name);
    });
    expect(wrong).toEqual([]);
  });

  test('no file only re-exports others', () => {
    const isBarrel = (file: string) => {
      if (file === 'src/server/db/schema/schema.ts') return false;
      if (/\/index\.(?:ts|tsx|mjs)$/.test(file)) return true;
      const lines = read(file)
        .replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '')
        .split('\n')
        .filter((line) => line.trim() !== '');
      return lines.length > 1 && lines.every((line) => /^export\s.*\sfrom\s/.test(line));
    };
    expect(code.filter(isBarrel)).toEqual([]);
  });
});

describe('lengths', () => {
  const lengths = [...code, ...styles].map((file) => [file, read(file).split('\n').length - 1] as const);

  test('no file has more than 300 lines', () => {
    expect(lengths.filter(([, lines]) => lines > 300).map(([file, lines]) => `${file}: ${lines}`)).toEqual(
      [],
    );
  });

  test('nine of ten files have under 200 lines', () => {
    expect(lengths.filter(([, lines]) => lines >= 200).length / lengths.length).toBeLessThan(0.1);
  });
});

test('no object spreads an object literal', () => {
  expect(code.filter((file) => !self.test(file) && /\.\.\.\{ *\w/.test(read(file)))).toEqual([]);
});

test('what browsers run knows Safari 17.4, Firefox 128 and Chromium 120', () => {
  const newer = [
    /\bURL\.parse\(/,
    /\.(?:union|intersection|difference|symmetricDifference|is(?:Subset|Superset)Of|isDisjointFrom)\(/,
    /\.(?:values|keys|entries)\(\)\s*\.(?:map|filter|take|drop|flatMap|reduce|toArray|forEach|some|every|find)\(/,
    /\b(?:Promise\.try|RegExp\.escape|Array\.fromAsync|Iterator\.from|AbortSignal\.any)\(/,
    /\.(?:moveBefore|requestClose|toBase64|toHex)\(|\bnavigation\.(?:navigate|addEventListener)/,
  ];
  const files = code.filter(
    (file) =>
      /^src\/(?:domain|i18n|state|ui|modules|editing|back-office|app)\//.test(file) &&
      !/^src\/app\/build\/|\.test\.tsx?$/.test(file),
  );
  expect(
    files.flatMap((file) => newer.filter((it) => it.test(read(file))).map((it) => `${file}: ${it}`)),
  ).toEqual([]);
});

test('singular and plural texts are chosen by `counted`', () => {
  const decided = /=== 1 \?\s+\w*texts\.\w+\s+: \w*texts\./;
  expect(code.filter((file) => decided.test(read(file)))).toEqual([]);
});

test('no question ends with the focus of its button, which Safari takes away as the button is pressed', () => {
  expect(code.filter((file) => /onBlur=.*set(?:Is)?Asked/.test(read(file)))).toEqual([]);
});

test('Enter and Escape are read by `pressedKey`, which leaves them to an input method', () => {
  const own = codeFiles(['src/editing', 'src/back-office']).filter((file) => {
    const text = read(file);
    const isAsked = /[!=]== '(?:Enter|Escape)'/.test(text) && !/\.test\.tsx?$/.test(file);
    return isAsked && (!text.includes('pressedKey(') || /\w\.key [!=]== '(?:Enter|Escape)'/.test(text));
  });
  expect(own).toEqual([]);
});

test('where something can be dropped, both events are cancelled that a browser may ask before a drop', () => {
  const half = codeFiles(['src/editing', 'src/back-office']).filter((file) => {
    const text = read(file);
    return /\bdragover\b/.test(text) !== /\bdragenter\b/.test(text);
  });
  expect(half).toEqual([]);
});

test('a field that reads a typed day offers its month', () => {
  const fields = code.filter((file) => file.endsWith('.tsx') && /parseTyped\w+\(/.test(read(file)));
  expect(fields.filter((file) => !/<(?:WithMonth|MonthGrid)/.test(read(file)))).toEqual([]);
});

test('what editors have typed is kept in the tab by `state/tab-input.ts` alone, which a logout empties', () => {
  const users = codeFiles(['src/editing', 'src/back-office']).filter((file) =>
    /sessionStorage\b/.test(read(file)),
  );
  // The name of the tab.
  expect(users).toEqual(['src/editing/sync/browser/tab-locks.ts']);
});

describe('examples of deployment', () => {
  test('scripts that they run have an effect when run', () => {
    const examples = readdirSync(path.join(root, 'docs/deploy'));
    const named = examples.flatMap(
      (file) => read(`docs/deploy/${file}`).match(/(?<=\bnode )scripts\/\S+\.mjs/g) ?? [],
    );
    expect(named.filter((script) => !read(script).includes('runMain('))).toEqual([]);
    expect(named).not.toEqual([]);
  });

  test('files ignored by git are ignored by Docker', () => {
    const lines = (file: string) => read(file).split('\n').filter(Boolean);
    expect(lines('.dockerignore')).toEqual(expect.arrayContaining(lines('.gitignore')));
  });
});

describe('content of files', () => {
  test('files of domain, server and modules begin with what they are', () => {
    const opened = codeFiles(['src/domain', 'src/server', 'src/modules']).filter(
      (file) => !/^(?:\/\/ \S|\/\*\*\s+(?:\* )?\S)/.test(read(file)),
    );
    expect(opened).toEqual([]);
  });

  test('there are no TODO comments', () => {
    const later = /\b(?:TODO|FIXME|XXX|HACK)\b/;
    expect([...code, ...styles].filter((file) => !self.test(file) && later.test(read(file)))).toEqual([]);
  });

  test('no test is skipped or runs alone', () => {
    const off = /\b(?:test|it|describe)\.(?:skip|only|todo|fixme|skipIf|runIf)\b|\b(?:xit|xdescribe|fit)\(/;
    expect(code.filter((file) => !self.test(file) && off.test(read(file)))).toEqual([]);
  });

  test('no file contains local paths or registries', () => {
    // Built from parts, so that the rule does not find itself.
    const places = ['work', 'root', 'home/[a-z]+'].map((name) => `(?<![\\w.}])/${name}/`).join('|');
    const elsewhere = new RegExp(`${places}|registry\\.npm|/(?:artifactory|nexus)/|\\bresolved": "http`);
    const found = all.filter(
      (file) => !self.test(file) && !file.endsWith('.svg') && elsewhere.test(read(file)),
    );
    expect(found).toEqual([]);
  });

  test('the demo theatre is named in site.config.ts only', () => {
    const named = [...code, ...all.filter((file) => file.startsWith('public/'))].filter((file) => {
      if (!/^(?:src|public)\//.test(file) || /\.test\.tsx?$|fixture/.test(file)) return false;
      const uncommented = read(file).replace(/\/\*[\s\S]*?\*\/|(?<!:)\/\/.*$/gm, '');
      return /thalia(?!_card|\.example)|Gaußstr|Nachtasyl/i.test(uncommented);
    });
    expect(named).toEqual([]);
  });
});

test('what sticks to the foot of the window hides no control that gets the focus', () => {
  const covers = (css: string) =>
    /position: sticky;\s+bottom:/.test(css) && !/scroll-(?:padding|margin)-bottom:/.test(css);
  expect(styles.filter((file) => covers(read(file)))).toEqual([]);
});

test('what is painted below the words of what is chosen gives way to the colours of the system', () => {
  const painted =
    /^([^\s{}][^{}]*\[aria-(?:current|pressed|selected)[^{}]*::(?:before|after)) \{[^}]*background: /gm;
  const covering = styles.flatMap((file) => {
    const css = read(file);
    const selectors = [...css.matchAll(painted)].map(([, selector]) => selector);
    return selectors.filter((selector) => !css.includes(`  ${selector} {\n    background: none;`));
  });
  expect(covering).toEqual([]);
});

describe('documents', () => {
  test('PRODUCT.md has a row for every module of pages', () => {
    const rows = [...read('docs/PRODUCT.md').matchAll(/^\| `([\w-]+)` /gm)].map(([, name]) => name);
    expect(moduleNames.filter((name) => !rows.includes(name))).toEqual([]);
  });

  const documents = all.filter((file) => file.endsWith('.md'));

  test('links resolve', () => {
    const broken = documents.flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)\s]+)\)/g)].flatMap(([, link = '']) => {
        if (/^(?:https?:|mailto:|#)/.test(link)) return [];
        const target = path.join(root, path.dirname(file), decodeURIComponent(link.split('#')[0] ?? ''));
        return existsSync(target) ? [] : [`${file} -> ${link}`];
      }),
    );
    expect(broken).toEqual([]);
  });

  test('paths that they mention exist', () => {
    const folders = /^(?:src|season|scripts|tests|bench|docs|admin|public|\.ci)\/[\w./@-]+$/;
    const named = documents.flatMap((file) =>
      [...read(file).matchAll(/`([^`\s]+)`/g)].map(([, text = '']) => [file, text] as const),
    );
    const missing = named.filter(([, text]) => folders.test(text) && !existsSync(path.join(root, text)));
    expect(missing.map(([file, text]) => `${file} -> ${text}`)).toEqual([]);
  });

  test('ARCHITECTURE names every folder', () => {
    const text = read('docs/ARCHITECTURE.md');
    const isModule = (folder: string) => folder.startsWith('src/modules/');
    const unnamed = [...new Set(all.map((file) => path.posix.dirname(file)))]
      .filter((folder) => /^(?:src|tests)\//.test(folder) && !isModule(folder))
      .flatMap((folder) => folder.split('/').slice(1, /^src\/(?:editing|server)\//.test(folder) ? 4 : 3))
      .filter((name) => !new RegExp(`[\`/]${name}\``).test(text));
    expect([...new Set(unnamed)]).toEqual([]);
  });

  test('ARCHITECTURE lists the folders of each folder that has a table', () => {
    const tables = read('docs/ARCHITECTURE.md')
      .split(/^\| folder in `/m)
      .slice(1);
    const unlisted = tables.flatMap((text) => {
      const folder = `${text.slice(0, text.indexOf('`'))}/`;
      const table = text.slice(0, text.indexOf('\n\n'));
      const inside = all.filter((file) => file.startsWith(folder)).map((file) => file.slice(folder.length));
      const names = new Set(inside.filter((file) => file.includes('/')).map((file) => file.split('/')[0]));
      return [...names].filter((name) => !table.includes(`\`${name}\``)).map((name) => folder + name);
    });
    expect(unlisted).toEqual([]);
  });

  test('PRODUCT names each file so that there is one of that name', () => {
    const ambiguous = read('docs/PRODUCT.md')
      .split('\n\n')
      .flatMap((table) => {
        const [, folder = 'src'] = /^\|.*\bfile in `(.+?)`/.exec(table) ?? [];
        const last = table.split('\n').map((row) => row.split('|').at(-2) ?? '');
        const names = last.flatMap((cell) =>
          [...cell.matchAll(/`([\w.-]+\.tsx?)`/g)].map(([, name]) => name),
        );
        const candidates = (below: string, name = '') =>
          all.filter((file) => file.startsWith(`${below}/`) && file.endsWith(`/${name}`));
        return names
          .filter((name = '') => !existsSync(path.join(root, name)))
          .filter(
            (name) => candidates(folder, name).length !== 1 && candidates('src/domain', name).length !== 1,
          );
      });
    expect(ambiguous).toEqual([]);
  });

  test('names of code that they mention exist', () => {
    const names = new Set(
      all.filter((file) => !file.endsWith('.md')).flatMap((file) => read(file).match(/\w+/g) ?? []),
    );
    // A recipe's examples, systemd's setting, React's prefix, another tool's rule, a placeholder.
    const others =
      /^(?:PascalCase|addSomethingEndpoints|Ticker\w+|what_it_is|KillMode|UNSAFE_|noRestrictedImports)$/;
    const missing = documents.flatMap((file) =>
      [
        ...read(file)
          .replace(/```[\s\S]*?```/g, '')
          .matchAll(/`([^`]+)`/g),
      ].flatMap(([, text = '']) =>
        (text.match(/\b\w*(?:[a-z][A-Z]|_)\w*\b/g) ?? [])
          .filter((name) => !names.has(name) && !others.test(name))
          .map((name) => `${file} -> ${name}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  test('files that they mention without a folder exist', () => {
    const examples =
      /^(?:x(?:\.test)?\.ts|Name\.module\.css|PascalCase\.tsx|kebab-case\.ts|TickerView\.tsx|ticker\.module\.css)$/;
    // Each path and all its ends.
    const ends = new Set(
      all.flatMap((file) => file.split('/').map((_, at, names) => names.slice(at).join('/'))),
    );
    const missing = documents.flatMap((file) =>
      [...read(file).matchAll(/`([\w.][\w./-]*\.(?:tsx?|mjs|css|json|sql))`/g)]
        .filter(([, name = '']) => !examples.test(name) && !ends.has(name.replace(/^(?:\.\.\/)+/, '')))
        .map(([, name]) => `${file} -> ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
