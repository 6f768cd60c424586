/** Requests of an editing session: CSRF header, uniform errors, login on 401. */
import { editorsAddress, isSuccess, renewToken } from './account/fetch-account.ts';
import type { TransportRequest, TransportResponse } from './ports.ts';
import { RequestProblem } from './request-problem.ts';
import type { EditingSession } from './session.ts';

type Method = TransportRequest['method'];

/** `request`, bound to a session. A path that starts with a slash is used as it is. */
export type Send = <T>(method: Method, path: string, body?: unknown) => Promise<T>;

/** The parts of a session that requests need. */
export type RequestSession = Pick<EditingSession, 'account' | 'locale' | 'leave'> & {
  ports: Pick<EditingSession['ports'], 'transport'>;
  login: Pick<EditingSession['login'], 'request'>;
};

/**
 * Sends a request below `/{language}/pageeditor-api/`; `path` has no leading slash. Opens the login dialog if needed
 * and resumes after it.
 * @throws RequestProblem
 */
export function request<T>(
  session: RequestSession,
  method: Method,
  path: string,
  body?: unknown,
): Promise<T> {
  return requestAt(session, method, editorsAddress(path, session.locale), body);
}

/**
 * The same for any other path of this origin.
 * @throws RequestProblem
 */
export function requestAt<T>(
  session: RequestSession,
  method: Method,
  address: string,
  body?: unknown,
): Promise<T> {
  return withLogin<T>(session, () => ({
    method,
    address,
    headers: {
      Accept: 'application/json',
      ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
      ...(method === 'GET' ? {} : tokenOf(session)),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  }));
}

/**
 * Uploads files, e.g. `upload(session, 'media', form, setShare)`. `onProgress` receives the share sent, 0 to 1. A path
 * that starts with a slash is used as it is.
 * @throws RequestProblem
 */
export function upload<T>(
  session: RequestSession,
  path: string,
  form: FormData,
  onProgress: (share: number) => void,
  signal?: AbortSignal,
): Promise<T> {
  return withLogin<T>(session, () => ({
    method: 'POST' as const,
    address: path[0] === '/' ? path : editorsAddress(path, session.locale),
    body: form,
    onProgress,
    signal,
    headers: { Accept: 'application/json', ...tokenOf(session) },
  }));
}

async function withLogin<T>(session: RequestSession, made: () => TransportRequest): Promise<T> {
  // A write may be sent before the user request has returned.
  if (made().method !== 'GET' && !session.account.get().csrf_token) await renewToken(session);
  for (let isRenewed = false; ; ) {
    const { status, body } = await session.ports.transport.send(made()).catch((): TransportResponse => {
      throw new RequestProblem(0);
    });
    const isTaken = isSuccess(status);
    if (isTaken && (body || status === 204)) return body as T;
    if (status === 401 && (await session.login.request())) continue;
    if (status === 403 && !isRenewed && (await renewToken(session))) {
      isRenewed = true;
      continue;
    }
    // A successful response that is neither JSON nor 204 comes from a proxy.
    throw new RequestProblem(isTaken ? 502 : status, (body ?? {}) as Record<string, unknown>);
  }
}

const tokenOf = ({ account }: RequestSession) => ({ 'X-CSRFToken': account.get().csrf_token });
