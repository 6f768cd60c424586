// Requests of record tests, as an editor of the back office sends them.
import { loginAs, type TestLogin } from '../../setup/login.ts';
import { openTestApi } from '../endpoint/test-api.ts';
import { beginBeyondFixture } from '../fixture/fixture.ts';

export interface TestRecord {
  id: number;
  version: number;
  values: Record<string, unknown>;
  is_written: boolean;
}

export const base = (name: string, rest = '') => `/de/api/cms-hub/${name}/${rest}`;

/** Ids of venues in `site.config.ts` that the fixture does not have, for new records of tests. */
const spareVenues = [8, 9, 10, 12];
let venues = 0;

let operations = 0;
export const operation = () => `operation-${++operations}`;

export type RecordRequests = Awaited<ReturnType<typeof openRecords>>;

/** The API with two logged-in users. */
export async function openRecords(database: string) {
  const api = await openTestApi(database);
  await beginBeyondFixture(api.database);
  const [editor, other] = await Promise.all([
    loginAs(api.database, 'editor'),
    loginAs(api.database, 'administrator'),
  ]);
  const edit = (login: TestLogin, method: string, path: string, body?: unknown) =>
    api.ask(path, {
      method,
      headers: login.headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  return {
    api,
    /** A sample with distinct values in unique fields. */
    async distinct(name: string, first: object): Promise<object> {
      const { old_path, name: own, slug } = first as Record<string, unknown>;
      if (name === 'redirects') return { ...first, old_path: `${old_path}-${operation()}` };
      if (name === 'color_groups') return { ...first, name: `${own} ${operation()}` };
      if (name === 'forms') return { ...first, slug: `${slug}-${operation()}` };
      if (name !== 'venues') return first;
      const id = spareVenues[venues++ % spareVenues.length];
      await api.database.pool.query('delete from venues where id = $1', [id]);
      return { ...first, id, slug: operation() };
    },
    editor,
    other,
    edit,
    create: (name: string, data: object, operation_id = operation()) =>
      edit(editor, 'POST', base(name), { operation_id, data }),
    update: (name: string, { id, version }: TestRecord, data: object, login = editor) =>
      edit(login, 'POST', base(name, `${id}/`), { operation_id: operation(), version, data }),
    get: (name: string, id: number) => edit(editor, 'GET', base(name, `${id}/`)),
    remove: (name: string, { id, version }: TestRecord, seen = 0) =>
      edit(
        editor,
        'DELETE',
        `${base(name, `${id}/`)}?version=${version}&operation_id=${operation()}&seen=${seen}`,
      ),
    restore: (name: string, id: number) =>
      edit(editor, 'POST', base(name, `${id}/restore/`), { operation_id: operation() }),
  };
}
