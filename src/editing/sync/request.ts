/** Calls of the editing layer to the server: with the header against forgery, errors as one kind, login on 401. */

import { session } from './account/account.ts';
import { renewToken } from './account/log-in.ts';
import { requestLogin } from './account/login-request.ts';
import { CallProblem } from './request-problem.ts';

export { CallProblem };

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Calls below `/{language}/pageeditor-api/`; `path` without a slash at its beginning. Without a session it asks for
 * the login over the page and goes on after it.
 * @throws CallProblem
 */
export async function editorCall<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const send = () =>
    fetch(addressOf(path), {
      method,
      credentials: 'same-origin',
      headers: {
        Accept: 'application/json',
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...(method === 'GET' ? {} : { 'X-CSRFToken': session.get().csrf_token }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).then(answerOf, unreachable);
  return withLogin<T>(send);
}

/**
 * Sends files, e.g. `uploadCall('POST', 'media', form, setShare)`. `onProgress` gets the share that is sent, 0 to 1.
 * @throws CallProblem
 */
export async function uploadCall<T>(
  method: 'POST' | 'PUT',
  path: string,
  form: FormData,
  onProgress?: (share: number) => void,
): Promise<T> {
  const send = () =>
    new Promise<Answer>((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(method, addressOf(path));
      request.setRequestHeader('Accept', 'application/json');
      request.setRequestHeader('X-CSRFToken', session.get().csrf_token);
      request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
        if (lengthComputable) onProgress?.(loaded / total);
      };
      request.onload = () => resolve({ status: request.status, body: parsed(request.responseText) });
      request.onerror = () => reject(new CallProblem(0));
      request.send(form);
    });
  return withLogin<T>(send);
}

interface Answer {
  status: number;
  body: unknown;
}

async function withLogin<T>(send: () => Promise<Answer>): Promise<T> {
  for (let isRenewed = false; ; ) {
    const { status, body } = await send();
    if (status >= 200 && status < 300) return body as T;
    if (status === 401 && (await requestLogin())) continue;
    if (status === 403 && !isRenewed && (await renewToken())) {
      isRenewed = true;
      continue;
    }
    throw new CallProblem(status, (body ?? {}) as Record<string, unknown>);
  }
}

const addressOf = (path: string) => `/${session.get().locale}/pageeditor-api/${path}`;

const answerOf = async (response: Response): Promise<Answer> => ({
  status: response.status,
  body: parsed(await response.text()),
});

function unreachable(): never {
  throw new CallProblem(0);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
