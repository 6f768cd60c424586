/** The dialog that restores a state: all of it or one module, in both languages or one. */
import { useState } from 'react';
import type { StateRef } from '#domain/history/history.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Choice } from '../../ui/kit/Choice.tsx';
import { type ChosenLanguages, languageOptions, languagesOf } from '../../ui/kit/chosen-languages.ts';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import parts from '../../ui/kit/kit.module.css';
import { Note } from '../../ui/kit/Note.tsx';
import { closeMenu } from '../../ui/ui-state.ts';
import { createView, type RestoreChoices } from './history-view.ts';
import { useHistoryMessages } from './messages.ts';
import { restore } from './restore.ts';

export function RestoreDialog({ restoring }: { restoring: RestoreChoices }) {
  const session = useEditingSession();
  const messages = useHistoryMessages();
  const { container, states, module } = restoring;
  const [state, setState] = useState<StateRef>(states[0]?.state ?? 'now');
  const [what, setWhat] = useState<'all' | 'one'>('all');
  const [chosen, setChosen] = useState<ChosenLanguages>('both');
  const [problem, setProblem] = useState('');
  const [isBusy, setBusy] = useState(false);
  const close = () => session.part(createView).set({ restoring: null });
  const submit = async () => {
    if (isBusy) return;
    setBusy(true);
    setProblem('');
    const languages = languagesOf(chosen);
    const one = what === 'one' && module ? module.id : null;
    const found = await restore(session, container, { state, module: one, languages }).finally(() =>
      setBusy(false),
    );
    if (found === '') closeMenu(session);
    else setProblem(found);
  };
  const explain = what === 'one' ? messages.explain_module : messages.explain_both;
  return (
    <Dialog
      title={messages.restore_title}
      onClose={close}
      width="32rem"
      foot={
        <>
          <Button onClick={close}>{messages.cancel}</Button>
          <Button kind="primary" aria-disabled={isBusy} onClick={() => void submit()}>
            {messages.restore_submit}
          </Button>
        </>
      }
    >
      <div className={parts.stack}>
        {problem && <Note isAlarm>{problem}</Note>}
        <Choice
          name="state"
          legend={messages.restore_state}
          value={state}
          options={states.map((each) => ({ value: each.state, name: each.name }))}
          onChange={setState}
        />
        {module && (
          <Choice
            name="what"
            legend={messages.restore_what}
            value={what}
            options={[
              { value: 'all', name: messages.restore_all },
              { value: 'one', name: messages.restore_one(module.name) },
            ]}
            onChange={setWhat}
          />
        )}
        <Choice
          name="languages"
          legend={messages.restore_languages}
          value={chosen}
          options={languageOptions(messages)}
          onChange={setChosen}
        />
        <p className={parts.hint}>{chosen === 'both' ? explain : messages.explain_one}</p>
      </div>
    </Dialog>
  );
}
