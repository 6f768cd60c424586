/** Requests of "Tonight". They carry the token of the page; without a login nothing is sent and nothing is lost. */
import type { Locale } from '#domain/languages/locales.ts';
import type { TonightRequest } from '#domain/tonight/changes.ts';
import type { Tonight, TonightCard } from '#domain/tonight/tonight.ts';
import { isTransient } from '#editing/sync/request-problem.ts';

/** What each request carries: its language and the token of the page. */
export interface TonightRequestContext {
  locale: Locale;
  csrf_token: string;
}

export type TonightOutcome =
  | { outcome: 'done'; card: TonightCard }
  /** The event was changed by somebody else. */
  | { outcome: 'stale'; card: TonightCard; changed_by: string | null }
  | { outcome: 'logged-out' }
  /** It will not be accepted later either; `detail` in the reader's language. */
  | { outcome: 'rejected'; detail: string }
  /** No connection, or a server that cannot answer at present. */
  | { outcome: 'unreachable' };

const addressOf = (locale: Locale, rest = '') => `/${locale}/api/cms-hub/tonight/${rest}`;

/** Whether the server responds, and whether the user is logged in. */
export type Reachability = 'reachable' | 'unreachable' | 'logged-out';

export async function fetchTonight({
  locale,
}: TonightRequestContext): Promise<Tonight | Exclude<Reachability, 'reachable'>> {
  try {
    const response = await fetch(addressOf(locale));
    if (response.status === 401) return 'logged-out';
    return response.ok ? await response.json() : 'unreachable';
  } catch {
    return 'unreachable';
  }
}

export async function fetchPerformers({ locale }: TonightRequestContext, query: string): Promise<string[]> {
  const address = `${addressOf(locale, 'players/')}?${new URLSearchParams({ q: query })}`;
  try {
    const response = await fetch(address);
    return response.ok ? (await response.json()).results : [];
  } catch {
    return [];
  }
}

export function sendTonightRequest(
  requestContext: TonightRequestContext,
  id: number,
  body: { operation_id: string; version: number; request: TonightRequest },
): Promise<TonightOutcome> {
  return post(requestContext, `${id}/`, body);
}

/** @param operation_id that of the action */
export function sendUndo(
  requestContext: TonightRequestContext,
  id: number,
  operation_id: string,
): Promise<TonightOutcome> {
  return post(requestContext, `${id}/undo/`, { operation_id });
}

async function post(
  { locale, csrf_token }: TonightRequestContext,
  rest: string,
  body: object,
): Promise<TonightOutcome> {
  let response: Response;
  try {
    response = await fetch(addressOf(locale, rest), {
      method: 'POST',
      headers: { Accept: 'application/json', 'Content-Type': 'application/json', 'X-CSRFToken': csrf_token },
      body: JSON.stringify(body),
    });
  } catch {
    return { outcome: 'unreachable' };
  }
  const answer = await response.json().catch(() => ({}));
  // A proxy may respond instead of the server, even with a success, so the request stays in the queue.
  if (response.ok) return answer.id ? { outcome: 'done', card: answer } : { outcome: 'unreachable' };
  // 403: the page belongs to an earlier login.
  if (response.status === 401 || response.status === 403) return { outcome: 'logged-out' };
  if (response.status === 409 && answer.card) {
    return { outcome: 'stale', card: answer.card, changed_by: answer.changed_by };
  }
  if (isTransient(response.status)) return { outcome: 'unreachable' };
  const detail = answer.errors?.[0]?.message ?? answer.detail ?? '';
  return { outcome: 'rejected', detail };
}
