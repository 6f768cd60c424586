// What tests of records ask, as an editor of the back office does.
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

let operations = 0;
export const operation = () => `operation-${++operations}`;

export type RecordRequests = Awaited<ReturnType<typeof openRecords>>;

/** The API with two people who are logged in. */
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
