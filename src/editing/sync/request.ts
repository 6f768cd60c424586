/** Requests of an editing session: with the header against forgery, errors as one kind, login on 401. */
import { renewToken } from './account/log-in.ts';
import type { TransportAnswer, TransportRequest } from './ports.ts';
import { RequestProblem } from './request-problem.ts';
import type { EditingSession } from './session.ts';

type Method = TransportRequest['method'];

/**
 * Requests below `/{language}/pageeditor-api/`; `path` without a slash at its beginning. Without a login it asks for
 * one over the page and goes on after it.
 * @throws RequestProblem
 */
export function request<T>(
  session: EditingSession,
  method: Method,
  path: string,
  body?: unknown,
): Promise<T> {
  return withLogin<T>(session, () => ({
    ...{ method, address: addressOf(session, path) },
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(method === 'GET' ? {} : tokenOf(session)),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }));
}

/**
 * Sends files, e.g. `upload(session, 'POST', 'media', form, setShare)`. `onProgress` gets the share that is sent,
 * 0 to 1.
 * @throws RequestProblem
 */
export function upload<T>(
  session: EditingSession,
  method: 'POST' | 'PUT',
  path: string,
  form: FormData,
  onProgress: (share: number) => void = () => {},
): Promise<T> {
  return withLogin<T>(session, () => ({
    ...{ method, address: addressOf(session, path), body: form, onProgress },
    headers: { Accept: 'application/json', ...tokenOf(session) },
  }));
}

async function withLogin<T>(session: EditingSession, made: () => TransportRequest): Promise<T> {
  for (let isRenewed = false; ; ) {
    const { status, body } = await session.ports.transport.send(made()).catch((): TransportAnswer => {
      throw new RequestProblem(0);
    });
    if (status >= 200 && status < 300) return body as T;
    if (status === 401 && (await session.login.ask())) continue;
    if (status === 403 && !isRenewed && (await renewToken(session))) {
      isRenewed = true;
      continue;
    }
    throw new RequestProblem(status, (body ?? {}) as Record<string, unknown>);
  }
}

const addressOf = ({ locale }: EditingSession, path: string) => `/${locale}/pageeditor-api/${path}`;

const tokenOf = ({ account }: EditingSession) => ({ 'X-CSRFToken': account.get().csrf_token });
