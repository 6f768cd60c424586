// Uploads of pictures, as editors' pages send them.
import type { TestLogin } from '../../setup/login.ts';
import type { TestApi } from '../endpoint/test-api.ts';

interface Upload {
  name?: string | undefined;
  fields?: Record<string, string> | undefined;
  /** Path below the editors' endpoints; by default that for uploads. */
  path?: string | undefined;
}

export function sendPicture(
  api: TestApi,
  { headers: { 'Content-Type': _, ...headers } }: TestLogin,
  content: Uint8Array,
  { name = 'bild.png', fields = {}, path = 'media' }: Upload = {},
): Promise<Response> {
  const body = new FormData();
  body.set('file', new File([content as Uint8Array<ArrayBuffer>], name, { type: 'image/png' }));
  for (const [field, value] of Object.entries(fields)) body.set(field, value);
  return api.ask(`/de/pageeditor-api/${path}`, { method: 'POST', headers, body });
}
