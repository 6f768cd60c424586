/** Renders a component of the editing layer with its own editing session, for `*.component.test.tsx`. */
import { createElement, type ReactNode } from 'react';
import type { RenderResult } from 'vitest-browser-react';
import type { Locale } from '#domain/languages/locales.ts';
import { emptyData } from '#domain/modules/module-fields.ts';
import type { DraftModule, ModuleData, ModuleName } from '#domain/modules/modules.ts';
import type { StreamListeners } from '#editing/sync/ports.ts';
import type { EditingSession } from '#editing/sync/session.ts';
import { createTestSession } from '#editing/sync/session-fixture.ts';
import { EditingSessionContext } from '#editing/ui/editing-session-context.ts';
import { loadEditingMessages } from '#i18n/editing/editing-messages.ts';
import { schemaOf } from '#modules/schemas.ts';
import { renderComponent } from './render-component.ts';

interface SentRequest {
  method: string;
  /** Relative to the editors' API. */
  path: string;
  body: unknown;
}

/** Responses by method and path: `GET pages/3`; null is one without a body. A function receives the body and may throw `problem`. */
export type Answers = Readonly<Record<string, unknown>>;

interface HttpError {
  status: number;
  document: object;
}

/** An error response. */
export const problem = (status: number, document: object = {}): HttpError => ({ status, document });

interface Setting {
  answers?: Answers;
  locale?: Locale;
  /** Prepares the session before rendering. */
  prepare?: (session: EditingSession) => void;
}

export interface Editing {
  page: RenderResult;
  session: EditingSession;
  /** Requests so far, in order. */
  requests: SentRequest[];
  /** Event streams that were opened: a test speaks into them. */
  streams: StreamListeners[];
}

/** Requests without an answer fail like those of an unreachable server. */
export async function renderEditing(
  component: ReactNode,
  { answers = {}, locale = 'de', prepare = () => {} }: Setting = {},
): Promise<Editing> {
  await loadEditingMessages(locale);
  const requests: SentRequest[] = [];
  const streams: StreamListeners[] = [];
  const session = createTestSession({
    transport: {
      async send({ method, address, body: text }) {
        const path = decodeURIComponent(address.replace(/^\/\w+\/pageeditor-api\//, ''));
        const body = typeof text === 'string' ? JSON.parse(text) : text;
        requests.push({ method, path, body });
        const found = answers[`${method} ${path}`];
        if (found === undefined) throw new Error(`Nobody answers ${method} ${path}.`);
        const answer = typeof found === 'function' ? found(body) : found;
        const isRejected = typeof answer === 'object' && answer !== null && 'document' in answer;
        const { status, document } = isRejected
          ? (answer as HttpError)
          : { status: answer === null ? 204 : 200, document: answer };
        return { status, body: structuredClone(document) };
      },
      listen(_address, listeners) {
        streams.push(listeners);
        return () => {};
      },
    },
  });
  session.account.set({ locale, may: ['edit-pages'], username: 'Anna Berg' });
  prepare(session);
  const page = await renderComponent(createElement(EditingSessionContext, { value: session }, component), {
    locale,
  });
  return { page, session, requests, streams };
}

/** A module as stored by the server, with empty defaults. */
export function aModule(
  id: number,
  module: ModuleName,
  data: ModuleData = {},
  place: Partial<Pick<DraftModule, 'parent' | 'column' | 'order'>> = {},
): DraftModule {
  return {
    id,
    module,
    container: 1,
    parent: null,
    column: 0,
    order: id,
    version: 1,
    ...place,
    data: { ...emptyData(schemaOf(module)), ...data },
  };
}

/** The response to the request of a page's working copy. */
export function workingCopy(draft: readonly DraftModule[], slug = 'page-1') {
  const answer = { id: 1, slug, content_type: 'page', modules: [], draft, version: 1, is_changed: false };
  return { [`GET container/by-slug/${slug}?edit`]: answer };
}
