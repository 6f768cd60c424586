/** An in-memory server for tests of sessions: one container, with the optimistic locking of the real one. */
import type { DraftModule, ModuleData, ModuleName, ShownModule } from '#domain/modules/modules.ts';
import { isDeepEqual } from '../core/is-deep-equal.ts';
import type { Transport, TransportRequest, TransportResponse } from './ports.ts';

interface Row extends DraftModule {
  isGone: boolean;
}

interface Change {
  version: number;
  kind: 'create' | 'update' | 'move' | 'remove' | 'restore';
  id: number;
  module: ModuleName;
  changed_by: string;
}

type Body = Record<string, never> & {
  operation_id: string;
  version: number;
  data: ModuleData;
  parent: number | null;
  column: number;
  order: number;
  place?: { parent: number | null; column: number; order: number };
};

export const container = 7;

export function createMemoryServer() {
  const rows = new Map<number, Row>();
  const changes: Change[] = [];
  const done = new Map<string, TransportResponse>();
  /** The requests so far, by method and path. */
  const requests: string[] = [];
  /** Called before each request: a response replaces the server's, an error is thrown. */
  const faults: { next?: ((request: TransportRequest) => TransportResponse | Error | null) | undefined } = {};
  let version = 1;
  let lastId = 100;

  const shownOf = ({ id, module, column, data }: Row): ShownModule => {
    const german = Object.entries(data).map(([field, value]) => [
      field,
      value && typeof value === 'object' && 'de' in value ? value.de : value,
    ]);
    return { id, module, column, content: Object.fromEntries(german), in_german: [], children: [] };
  };
  const draftOf = ({ isGone: _, ...draft }: Row): DraftModule => structuredClone(draft);
  const isThere = (row: Row): boolean => {
    const parent = row.parent === null ? undefined : rows.get(row.parent);
    return !row.isGone && (parent === undefined || isThere(parent));
  };
  const siblings = (parent: number | null, column: number) =>
    [...rows.values()]
      .filter((row) => row.parent === parent && row.column === column && !row.isGone)
      .sort((a, b) => a.order - b.order);

  function place(row: Row, parent: number | null, column: number, order: number): void {
    const others = siblings(parent, column).filter((each) => each !== row);
    others.splice(order, 0, row);
    Object.assign(row, { parent, column, isGone: false });
    others.forEach((each, at) => {
      each.order = at;
    });
  }

  function written(kind: Change['kind'], row: Row, changed_by: string): TransportResponse {
    version += 1;
    changes.push({ version, kind, id: row.id, module: row.module, changed_by });
    return success(row, true, kind === 'create' ? 201 : 200);
  }

  const success = (row: Row, is_written: boolean, status = 200): TransportResponse => ({
    status,
    body: { draft: draftOf(row), shown: shownOf(row), container_version: version, is_written },
  });
  const conflict = (row: Row): TransportResponse => ({
    status: 409,
    body: {
      draft: draftOf(row),
      shown: shownOf(row),
      changed_by: changes.findLast(({ id }) => id === row.id)?.changed_by,
    },
  });
  const missing: TransportResponse = { status: 404, body: {} };
  const touchedSince = (row: Row, seen: number, by: string) =>
    changes.some((each) => each.id === row.id && each.version > seen && each.changed_by !== by);

  function execute(
    method: string,
    path: string,
    query: URLSearchParams,
    body: Body,
    by: string,
  ): TransportResponse {
    const parts = path.split('/');
    if (path.startsWith('container/by-slug')) {
      const there = [...rows.values()].filter(isThere);
      const modules = there.map(shownOf);
      const page = { id: container, slug: 'page-1', content_type: 'page', version, is_changed: version > 1 };
      return { status: 200, body: { ...page, modules, draft: there.map(draftOf) } };
    }
    if (parts[2] === 'changes') {
      const since = changes.filter((each) => each.version > Number(query.get('version')));
      const there = [...rows.values()].filter(isThere).sort((a, b) => a.order - b.order);
      const ids = new Set(since.map(({ id }) => id));
      const modules = [...rows.values()].filter(({ id }) => ids.has(id));
      return {
        status: 200,
        body: {
          version,
          is_changed: true,
          is_complete: true,
          changes: since,
          modules: modules.map((row) => ({ draft: draftOf(row), shown: shownOf(row) })),
          places: there.map(({ id, parent, column }) => ({ id, parent, column })),
        },
      };
    }
    if (method === 'POST' && parts.length === 2) {
      const row: Row = {
        id: ++lastId,
        container,
        parent: null,
        column: 0,
        order: 0,
        version: 1,
        module: parts[1] as ModuleName,
        data: body.data,
        isGone: false,
      };
      rows.set(row.id, row);
      place(row, body.parent, body.column, body.order);
      return written('create', row, by);
    }
    const row = rows.get(Number(parts[parts[0] === 'reorder' ? 1 : 2]));
    if (!row) return missing;
    if (parts[0] === 'reorder') {
      if (touchedSince(row, body.version, by)) return conflict(row);
      place(row, body.parent, body.column, body.order);
      return written('move', row, by);
    }
    if (parts[3] === 'restore') {
      const { parent, column, order } = body.place ?? row;
      place(row, parent, column, order);
      return written('restore', row, by);
    }
    if (!isThere(row)) return missing;
    if (method === 'DELETE') {
      if (touchedSince(row, Number(query.get('version')), by)) return conflict(row);
      row.isGone = true;
      return written('remove', row, by);
    }
    if (body.version !== row.version) return conflict(row);
    if (isDeepEqual(row.data, body.data)) return success(row, false);
    Object.assign(row, { data: body.data, version: row.version + 1 });
    return written('update', row, by);
  }

  return {
    requests,
    faults,
    rows,
    version: () => version,
    /** The texts of the modules in a slot. */
    texts: (parent: number | null = null, column = 0) =>
      siblings(parent, column)
        .filter(isThere)
        .map(({ data }) => (data.content as { de?: string } | null)?.de ?? ''),
    /** Adds an initial row. */
    add(module: ModuleName, data: ModuleData, parent: number | null = null): number {
      const id = ++lastId;
      const row = { id, container, parent, column: 0, order: 0, module, data, version: 1, isGone: false };
      rows.set(id, row);
      place(row, parent, 0, siblings(parent, 0).length);
      return id;
    },
    /** The transport of a user. */
    transportOf(by: string): Transport {
      return {
        async send(request) {
          const fault = faults.next?.(request);
          if (fault instanceof Error) throw fault;
          const { method, address, body: text } = request;
          const [path = '', query = ''] = address.replace('/de/pageeditor-api/', '').split('?');
          requests.push(`${method} ${path}`);
          if (fault) return fault;
          const body = JSON.parse((text as string | undefined) ?? '{}') as Body;
          const search = new URLSearchParams(query);
          const operation = body.operation_id ?? search.get('operation_id');
          const before = operation ? done.get(operation) : undefined;
          const result = before ?? structuredClone(execute(method, path, search, body, by));
          if (operation && result.status < 300) done.set(operation, result);
          return structuredClone(result);
        },
        listen: () => () => {},
      };
    },
  };
}
