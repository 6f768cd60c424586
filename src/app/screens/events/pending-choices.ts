/** The filter line while its list is still loading: a second choice builds on the first. */
import { queryString } from '#domain/urls/query-string.ts';
import type { ChoiceLink } from '#ui/primitives/ChoiceList.tsx';

/**
 * Applies what each choice changes in the shown query, one parameter, to the pending one. A choice that is part of the
 * pending query is shown as toggled and leads back. Without a pending query the choices stay as they are.
 */
export function withPendingQuery(
  choices: readonly ChoiceLink[],
  shownQuery: string,
  pending: URLSearchParams | null,
): readonly ChoiceLink[] {
  if (!pending) return choices;
  const shown = new URLSearchParams(shownQuery);
  return choices.map((choice) => {
    const [path = '', search] = choice.href.split('?');
    const chosen = new URLSearchParams(search);
    const isChanged = (key: string) => shown.get(key) !== chosen.get(key);
    const changed = [...shown.keys(), ...chosen.keys()].find(isChanged) as string;
    const isPending = pending.get(changed) === chosen.get(changed);
    const value = (isPending ? shown : chosen).get(changed);
    const href = path + queryString({ ...Object.fromEntries(pending), [changed]: value });
    return { ...choice, href, isPressed: choice.isPressed !== isPending };
  });
}
