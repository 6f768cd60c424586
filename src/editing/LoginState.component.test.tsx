// The login state comes from the user request; a failure opens the login only if editing was requested.
import { expect, test, vi } from 'vitest';
import { problem, renderEditing } from '../../tests/setup/render-editing.ts';
import { useFetchedAccount } from './page-lifecycle.ts';
import { useAccount, useLoginRequest } from './ui/session-hooks.ts';

const anna = {
  logged: true,
  username: 'Anna',
  email: 'anna@example.org',
  role: 'editor',
  may: ['edit-pages'],
};
const nobody = { logged: false, username: '', email: '', role: '', may: [] };

interface Props {
  isAsked: boolean;
  onLogin?: () => void;
}

function LoginState({ isAsked, onLogin = () => {} }: Props) {
  useFetchedAccount(isAsked, onLogin);
  const { logged } = useAccount();
  const isLoginOpen = useLoginRequest();
  return <p>{`logged: ${logged}, login: ${isLoginOpen}`}</p>;
}

const render = (props: Props, user: unknown) =>
  renderEditing(<LoginState {...props} />, {
    answers: user === undefined ? {} : { 'GET user': user },
    prepare: (session) => session.account.set({ logged: null, email: '' }),
  });

test.each([
  ['somebody', anna, 'logged: true, login: false'],
  ['nobody', nobody, 'logged: false, login: true'],
  ['an error', problem(500), 'logged: false, login: true'],
  ['nothing at all', undefined, 'logged: false, login: true'],
])('with editing requested, a user request that returns %s', async (_, user, expected) => {
  const { page } = await render({ isAsked: true }, user);
  await expect.element(page.getByText('logged:')).toHaveTextContent(expected);
});

test.each([
  ['somebody', anna, 'logged: true, login: false'],
  ['nobody', nobody, 'logged: false, login: false'],
  ['an error', problem(500), 'logged: false, login: false'],
  ['nothing at all', undefined, 'logged: false, login: false'],
])('without editing requested, a user request that returns %s', async (_, user, expected) => {
  const { page, session } = await render({ isAsked: false }, user);
  await expect.element(page.getByText('logged:')).toHaveTextContent(expected);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(session.login.store.get().isOpen).toBe(false);
});

test('the page is fetched again after a requested login, but not after a dismissed one', async () => {
  const onLogin = vi.fn();
  const first = await render({ isAsked: true, onLogin }, nobody);
  await expect.poll(() => first.session.login.store.get().isOpen).toBe(true);
  first.session.login.end(false);
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(onLogin).not.toHaveBeenCalled();
  const second = await render({ isAsked: true, onLogin }, nobody);
  await expect.poll(() => second.session.login.store.get().isOpen).toBe(true);
  second.session.login.end(true);
  await expect.poll(() => onLogin.mock.calls.length).toBe(1);
});
