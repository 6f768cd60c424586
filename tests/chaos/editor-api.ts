// An editor who writes by API requests, as the editing layer does.
import { account } from '../setup/accounts.ts';

export interface EditorApi {
  /**
   * @param path below `/de/pageeditor-api/`, or absolute with a leading slash
   * @returns null without a response, when the request may have been executed or not
   */
  call<T>(method: string, path: string, body?: unknown): Promise<{ status: number; body: T } | null>;
}

/** Logs in once: the session outlives the program. */
export async function openEditorApi(origin: string): Promise<EditorApi> {
  const headers: Record<string, string> = { Origin: origin, 'Content-Type': 'application/json' };
  const call: EditorApi['call'] = async <T>(method: string, path: string, body?: unknown) => {
    try {
      const address = path.startsWith('/') ? path : `/de/pageeditor-api/${path}`;
      const response = await fetch(`${origin}${address}`, {
        method,
        headers,
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, body: (text === '' ? null : JSON.parse(text)) as T };
    } catch {
      return null;
    }
  };
  const response = await fetch(`${origin}/de/pageeditor-api/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify(account),
  });
  if (!response.ok) throw new Error(`Nobody could log in: ${response.status}.`);
  headers.Cookie = response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ');
  headers['X-CSRFToken'] = ((await response.json()) as { csrf_token: string }).csrf_token;
  return { call };
}
