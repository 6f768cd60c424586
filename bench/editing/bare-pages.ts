// The baseline of the editing layer: the same texts in a page without anything else.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { headlineText, richText } from './edited-pages.ts';

export interface BarePages {
  /** Every text is `contenteditable`. */
  editable: string;
  /** ProseMirror in its first text only. */
  prosemirror: string;
  close(): void;
}

/** @param count number of texts, every fifth a headline */
export async function openBarePages(count: number): Promise<BarePages> {
  const script = await bundle();
  const texts = (attributes: (at: number) => string) =>
    Array.from({ length: count }, (_, at) =>
      at % 5 === 0
        ? `<h2 data-field="content"${attributes(at)}>${headlineText(at)}</h2>`
        : `<div data-field="content"${attributes(at)}>${richText(at)}</div>`,
    ).join('\n');
  const pages: Record<string, string> = {
    '/editable': texts((at) => (at % 5 === 0 ? ' contenteditable="plaintext-only"' : ' contenteditable')),
    '/prosemirror': `${texts((at) => (at === 1 ? ' data-prosemirror' : ''))}<script type="module">${script}</script>`,
  };
  const server = http.createServer(({ url = '' }, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.end(`<!doctype html><meta charset="utf-8"><title>Bare</title><main>${pages[url] ?? ''}</main>`);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    editable: `${origin}/editable`,
    prosemirror: `${origin}/prosemirror`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** As one minified script. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      lib: {
        entry: fileURLToPath(new URL('./bare-prosemirror.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'bare',
      },
      minify: true,
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('The bare page could not be built.');
  return output.output[0].code.replaceAll('</script', '<\\/script');
}
