/**
 * Other people on the page, as initials in the toolbar, with links to the modules that they edit. Presence locks
 * nothing.
 */
import { useEffect } from 'react';
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useStore } from '#state/store.ts';
import { createPeople, moduleLabelOf } from '../../sync/presence/people.ts';
import { startPresence } from '../../sync/presence/presence-stream.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { initialsOf } from '../../ui/module-chrome/initials.ts';
import { showModule } from '../../ui/module-chrome/show-module.ts';
import { createUiState } from '../../ui/ui-state.ts';
import styles from './people.module.css';

/** Maximum number of people shown individually. */
const max = 5;

export function People() {
  const session = useEditingSession();
  const texts = collaborationTexts(useLocale());
  const people = useStore(session.part(createPeople), 'people');
  useEffect(
    () => startPresence(session, (is_online) => session.part(createUiState).set({ isOffline: !is_online })),
    [session],
  );
  if (people.length === 0) return null;
  const rest = people.slice(max);
  return (
    <ul className={styles.people} aria-label={texts.people}>
      {people.slice(0, max).map((person) => {
        const { name, module } = person;
        const place = moduleLabelOf(session, person);
        return (
          <li key={name}>
            {module !== null && place ? (
              <button
                type="button"
                className={styles.person}
                title={texts.person_in(name, place)}
                aria-label={`${initialsOf(name)}: ${texts.person_show(name, place)}`}
                onClick={() => showModule(module)}
              >
                {initialsOf(name)}
              </button>
            ) : (
              <span className={styles.person} role="img" title={name} aria-label={texts.person_here(name)}>
                {initialsOf(name)}
              </span>
            )}
          </li>
        );
      })}
      {rest.length > 0 && <li title={rest.map(({ name }) => name).join(', ')}>+{rest.length}</li>}
    </ul>
  );
}
