/** The dialog before publishing: languages, and the entries of the check list. */
import { useEffect, useId, useState } from 'react';
import { bothLanguages, type Locale } from '#domain/languages/locales.ts';
import { checksTexts } from '#i18n/checks/checks-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import parts from '../../ui/kit/kit.module.css';
import { type CheckListEntry, createUiState, type UnconfirmedPublication } from '../../ui/ui-state.ts';
import { CheckEntryList } from './CheckEntryList.tsx';
import styles from './checks.module.css';
import { isBlocking } from './find-check-entries.ts';
import { publishPage } from './publish.ts';

const choices = [
  { key: 'both', languages: bothLanguages },
  { key: 'only_de', languages: ['de'] },
  { key: 'only_en', languages: ['en'] },
] as const satisfies readonly { key: string; languages: readonly Locale[] }[];

interface Props {
  entries: readonly CheckListEntry[];
  /** Focuses the language choice first; otherwise Enter publishes. */
  isAsked: boolean;
  /** Only asks whether to publish now what is scheduled for later. */
  planned?: UnconfirmedPublication | undefined;
  onClose: () => void;
}

export function ConfirmPublishing({ entries, isAsked, planned, onClose }: Props) {
  const session = useEditingSession();
  const texts = checksTexts(useLocale());
  const [choice, setChoice] = useState<(typeof choices)[number]>(choices[0]);
  const [now, setNow] = useState<readonly number[]>([]);
  const [isBusy, setIsBusy] = useState(false);
  const name = useId();
  const blocking = entries.filter(isBlocking);
  // English alone is published with the public German, so incomplete modules do not prevent it.
  const isBlocked = planned ? now.length === 0 : blocking.length > 0 && choice.key !== 'only_en';
  useEffect(() => {
    if (!isAsked) document.querySelector<HTMLElement>('dialog[open] [data-publish]')?.focus();
  }, [isAsked]);
  const publish = async () => {
    if (isBlocked || isBusy) return;
    setIsBusy(true);
    onClose();
    await publishPage(session, (planned ?? choice).languages, planned?.seen, now);
  };
  return (
    <Dialog
      title={texts.publish_title}
      onClose={onClose}
      width="34rem"
      foot={
        <>
          {entries.length > 0 && (
            <Button
              isAside
              onClick={() => {
                onClose();
                session.part(createUiState).set({ areChecksOpen: true });
              }}
            >
              {texts.show_list}
            </Button>
          )}
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button
            kind="primary"
            data-publish=""
            aria-disabled={isBlocked || isBusy}
            onClick={() => void publish()}
          >
            {texts.publish}
          </Button>
        </>
      }
    >
      <div className={parts.stack}>
        <fieldset className={styles.choices}>
          <legend>{planned ? texts.planned : texts.what}</legend>
          {planned?.places.map(({ container, planned: sentences }) => (
            <label key={container}>
              <input
                type="checkbox"
                checked={now.includes(container)}
                onChange={({ target }) =>
                  setNow(target.checked ? [...now, container] : now.filter((id) => id !== container))
                }
              />
              <span>{sentences.join(' ')}</span>
            </label>
          ))}
          {(planned ? [] : choices).map((each) => (
            <label key={each.key}>
              <input type="radio" name={name} checked={choice === each} onChange={() => setChoice(each)} />
              <span>
                {texts[each.key]}
                {each.key !== 'both' && <small>{texts[`${each.key}_hint`]}</small>}
              </span>
            </label>
          ))}
        </fieldset>
        {isBlocked && !planned && (
          <div role="alert">
            <p className={styles.blocked}>{texts.blocked}</p>
            <CheckEntryList entries={blocking} onLeave={onClose} />
          </div>
        )}
        {!isBlocked && !planned && <p>{entries.length === 0 ? texts.fine : texts.hints(entries.length)}</p>}
      </div>
    </Dialog>
  );
}
