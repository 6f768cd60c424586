// The built editing layer: none of it is sent to visitors, and it is small for editors.
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  type Manifest,
  readManifest,
  readWholeManifest,
  scriptNames,
  sourceOf,
  withImports,
} from './http/setup/built-scripts.ts';
import { loadBuiltSite } from './http/setup/built-site.ts';

/**
 * Gzipped bytes in addition to what visitors load: until the caret is in a line; in rich text; everything, including
 * the fields of records and of a page's head; the form of a record over the page in addition to all that. Then a screen
 * of the back office.
 */
const budgets = { line: 30_000, rich: 110_000, all: 225_000, form: 60_000, screen: 42_200 };

/** Everything an editor of pages may load; an open page with `?edit` prefetches nearly all of it. */
const maxFiles = 25;

let manifest: Manifest;
beforeAll(async () => {
  await loadBuiltSite();
  manifest = readManifest();
}, 180_000);

describe('the editors’ layer', () => {
  /** The bundle of this name, by its hash. */
  const named = (name: string) =>
    scriptNames().filter((file) => /^-[\w-]{8}\.js$/.test(file.replace(name, '')));
  /** Everything that may be loaded from here, statically or dynamically, except through these entry points. */
  const reachable = (names: readonly string[], doors: readonly string[] = []): Set<string> => {
    const all = new Set<string>();
    const add = (name: string) => {
      if (all.has(name) || doors.includes(name)) return;
      all.add(name);
      const text = sourceOf(`/assets/${name}`);
      for (const [, found = ''] of text.matchAll(/(?:from|import)\s*\(?["'`]\.\/([\w.-]+\.js)["'`]/g))
        add(found);
    };
    for (const name of names) add(name);
    return all;
  };
  let sent: Set<string> | undefined;
  const visitors = () => {
    const parts = [manifest.entry, ...Object.values(manifest.routes)];
    sent ??= reachable(
      parts.map(({ module }) => path.basename(module)),
      named('editing'),
    );
    return sent;
  };
  const sizes = new Map<string, number>();
  const gzippedSize = (name: string) => {
    const size = sizes.get(name) ?? gzipSync(sourceOf(`/assets/${name}`), { level: 9 }).length;
    sizes.set(name, size);
    return size;
  };
  const gzipOf = (names: Iterable<string>) => [...names].reduce((sum, name) => sum + gzippedSize(name), 0);
  const own = (names: Iterable<string>) => [...names].filter((name) => !visitors().has(name));

  test('sends nothing to visitors', () => {
    const scripts = [...visitors()].map((name) => [name, sourceOf(`/assets/${name}`)] as const);
    expect(scripts.length).toBeGreaterThan(20);
    const words = ['pageeditor-api', 'contenteditable', 'plaintext-only', 'ProseMirror', 'operation_id'];
    const found = scripts.flatMap(([name, text]) =>
      words.filter((word) => text.includes(word)).map((word) => `${name}: ${word}`),
    );
    expect(found).toEqual([]);
    // The texts are found where they belong, which proves that the search can find them.
    const layer = own(reachable(named('editing')))
      .map((name) => sourceOf(`/assets/${name}`))
      .join('');
    expect(words.filter((word) => !layer.includes(word))).toEqual([]);
  });

  test('is light until the caret is in a line, and until it is in rich text', () => {
    const entry = named('editing').map((name) => `/assets/${name}`);
    const names = (urls: Iterable<string>) => [...urls].map((url) => path.basename(url));
    const line = own(names(withImports(entry)));
    const editing = [...reachable(named('editing'))];
    const tools = named('rich');
    const rich = own(new Set([...line, ...names(withImports(tools.map((name) => `/assets/${name}`)))]));
    const all = own(reachable(named('editing'), named('record')));
    const form = editing.filter((name) => !visitors().has(name) && !all.includes(name));
    expect(form.length).toBeGreaterThan(0);
    const weights = { line: gzipOf(line), rich: gzipOf(rich), all: gzipOf(all), form: gzipOf(form) };
    console.info(
      `editing, gzip: ${Object.entries(weights)
        .map(([name, bytes]) => `${name} ${(bytes / 1000).toFixed(1)} KB`)
        .join(', ')}`,
    );
    expect(tools.length).toBeGreaterThan(0);
    expect(weights.line).toBeLessThanOrEqual(budgets.line);
    expect(weights.rich).toBeLessThanOrEqual(budgets.rich);
    expect(weights.all).toBeLessThanOrEqual(budgets.all);
    expect(weights.form).toBeLessThanOrEqual(budgets.form);
  });

  test('has few files, including all languages and record forms', () => {
    const files = own(reachable(named('editing')));
    const begun = own(
      [...withImports(named('editing').map((name) => `/assets/${name}`))].map((url) => path.basename(url)),
    );
    console.info(`editing: ${files.length} files, ${begun.length} of them at once`);
    expect(begun).toHaveLength(1);
    expect(files.length).toBeLessThanOrEqual(maxFiles);
  });

  test('screens of the back office are light: scripts and styles beyond those of editing', () => {
    const { routes } = readWholeManifest();
    const editing = new Set(
      [...withImports(named('editing').map((name) => `/assets/${name}`))].map((url) => path.basename(url)),
    );
    const screens = Object.entries(routes).filter(([id]) => !(id in manifest.routes) && id !== 'back-office');
    expect(screens.length).toBeGreaterThan(5);
    const weights = screens.map(([id, screen]) => {
      const parts = [routes['back-office'], screen].flatMap((part) => part ?? []);
      const scripts = withImports(parts.map(({ module }) => module));
      const names = [...scripts].map((url) => path.basename(url)).filter((name) => !editing.has(name));
      const filesOf = (css: readonly string[]) => css.map((url) => path.basename(url).replace('#', ''));
      const publicStyles = new Set(Object.values(manifest.routes).flatMap(({ css }) => filesOf(css)));
      const styles = parts.flatMap(({ css }) => filesOf(css)).filter((name) => !publicStyles.has(name));
      return [id, gzipOf(own(names)) + gzipOf(new Set(styles))] as const;
    });
    console.info(
      `back office, gzip: ${weights.map(([id, bytes]) => `${id} ${(bytes / 1000).toFixed(1)} KB`).join(', ')}`,
    );
    expect(weights.filter(([, bytes]) => bytes > budgets.screen)).toEqual([]);
  });
});
