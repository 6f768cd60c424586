// Several editors in one test: the editing layer as it is built, once for each of them, with a line of her own.
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from '../source-files.ts';

export type EditingClient = typeof import('./editing-client.ts');
/** As `fetch`, of one editor. */
export type Line = (path: string, init?: RequestInit) => Promise<Response>;

export interface Editors {
  open(line: Line): Promise<EditingClient>;
  close(): void;
}

const lines = new Map<string, Line>();

/** What stands in for a page: nobody's caret is anywhere, and nothing is drawn. */
const page = {
  activeElement: null,
  addEventListener() {},
  querySelectorAll: () => [],
  querySelector: () => null,
};

export async function prepareEditors(): Promise<Editors> {
  const outDir = mkdtempSync(path.join(os.tmpdir(), 'foyer-editors-'));
  Object.assign(globalThis, {
    lineOfEditor: (address: string) => lines.get(path.basename(address)),
    pageOfEditors: page,
  });
  const banner = `const fetch = (...asked) => globalThis.lineOfEditor(import.meta.url)(...asked);
const document = globalThis.pageOfEditors;
const requestAnimationFrame = (act) => setTimeout(act, 0);
const scrollBy = () => undefined;`;
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    build: {
      outDir,
      minify: false,
      copyPublicDir: false,
      lib: {
        entry: path.join(root, 'tests/chaos/editing-client.ts'),
        formats: ['es'],
        fileName: () => 'editor.mjs',
      },
      rollupOptions: { output: { banner, codeSplitting: false } },
    },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return {
    async open(line) {
      // A file for each: what is loaded once is kept.
      const file = path.join(outDir, `editor-${lines.size + 1}.mjs`);
      copyFileSync(path.join(outDir, 'editor.mjs'), file);
      lines.set(path.basename(file), line);
      const client = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as EditingClient;
      await client.ready;
      return client;
    },
    close() {
      lines.clear();
      rmSync(outDir, { recursive: true, force: true });
    },
  };
}
