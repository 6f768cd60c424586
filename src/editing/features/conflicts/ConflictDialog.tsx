/**
 * The dialog for a conflict: two versions of a module, or a module that was removed remotely. The decision is an
 * undoable command.
 */
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { fieldName, moduleName } from '../../sync/messages.ts';
import { resolveRemoval, resolveText, unresolvedMerges } from '../../sync/remote-changes/resolve-conflict.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { focusFrame } from '../../ui/module-chrome/module-elements.ts';
import { useDocumentEntry } from '../../ui/session-hooks.ts';
import { TwoVersions } from '../../ui/versions/TwoVersions.tsx';

export function ConflictDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const session = useEditingSession();
  const locale = useLocale();
  const texts = collaborationTexts(locale);
  const entry = useDocumentEntry(id);
  const conflict = session.conflicts.get(id);
  const module = entry?.module;
  if (!conflict || !module) {
    return (
      <Dialog title={texts.title} onClose={onClose}>
        <p>{texts.nothing_left}</p>
      </Dialog>
    );
  }
  const { changed_by } = conflict;
  const name = moduleName(session, id);
  const done = (act: () => void) => {
    onClose();
    act();
    // The button that opened the dialog is gone.
    focusFrame(id);
    session.announcements.announce(texts.decided);
  };
  if (conflict.theirs === null) {
    return (
      <Dialog
        title={texts.title}
        onClose={onClose}
        width="32rem"
        foot={
          <>
            <Button onClick={() => done(() => resolveRemoval(session, id, false))}>
              {texts.remove_module}
            </Button>
            <Button kind="primary" onClick={() => done(() => resolveRemoval(session, id, true))}>
              {texts.keep_module}
            </Button>
          </>
        }
      >
        <p>{texts.gone(changed_by, name)}</p>
      </Dialog>
    );
  }
  return (
    <TwoVersions
      intro={texts.intro(changed_by, name)}
      merges={unresolvedMerges(session, id) ?? []}
      changedBy={changed_by}
      nameOf={(field) => fieldName(module, field, locale)}
      contents={{ mine: entry.shown.content, theirs: conflict.theirs.shown?.content ?? {} }}
      onDecide={(choices) => done(() => resolveText(session, id, choices))}
      onClose={onClose}
    />
  );
}
