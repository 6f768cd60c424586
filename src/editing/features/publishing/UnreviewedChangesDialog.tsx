/** The dialog before publishing that shows unreviewed changes of others. */
import { formatTime } from '#domain/dates/date-format.ts';
import type { Locale } from '#domain/languages/locales.ts';
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { loadedModuleLabel } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { fieldLabel } from '#i18n/modules/module-labels.ts';
import { schemaOf } from '#modules/schemas.ts';
import { type FieldMerge, isText, mergeKey, threeWay } from '../../core/merge/three-way.ts';
import { createPeople } from '../../sync/presence/people.ts';
import type { UnreviewedChange, UnreviewedContainer } from '../../sync/remote-changes/changes.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { showModule } from '../../ui/module-chrome/show-module.ts';
import styles from '../../ui/versions/versions.module.css';
import { WordDiff } from '../../ui/versions/WordDiff.tsx';
import { publishPage } from './publish.ts';

interface Props {
  unseen: readonly UnreviewedContainer[];
  /** The languages to publish. */
  languages: readonly Locale[];
  onClose: () => void;
}

export function UnreviewedChangesDialog({ unseen, languages, onClose }: Props) {
  const session = useEditingSession();
  const locale = useLocale();
  const texts = collaborationTexts(locale);
  const modules = unseen.flatMap(unreviewedModules);
  const writing = session
    .part(createPeople)
    .get()
    .people.filter(({ module }) => module !== null);
  const publish = () => {
    onClose();
    void publishPage(
      session,
      languages,
      new Map(unseen.map(({ container, container_version }) => [container, container_version])),
    );
  };
  return (
    <Dialog
      title={texts.publish_title}
      onClose={onClose}
      width="44rem"
      foot={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button kind="primary" onClick={publish}>
            {texts.publish_anyway}
          </Button>
        </>
      }
    >
      <p>{modules.length > 0 ? texts.publish_text : texts.publish_unknown}</p>
      {writing.length > 0 && <p>{texts.publish_now_in(writing.map(({ name }) => name).join(', '))}</p>}
      <ul className={styles.changes}>
        {modules.map((change) => (
          <UnreviewedEntry key={`${change.id} ${change.last.version}`} change={change} onLeave={onClose} />
        ))}
      </ul>
    </Dialog>
  );
}

function UnreviewedEntry({ change, onLeave }: { change: UnreviewedModule; onLeave: () => void }) {
  const { id, last, names, fields } = change;
  const locale = useLocale();
  const texts = collaborationTexts(locale);
  const { module, kind, created_at } = last;
  const name = module ? loadedModuleLabel(module, locale) : texts.whole;
  return (
    <li>
      <span>
        <strong>{name}</strong> {texts.kinds[kind]}
      </span>
      <small>{texts.by(names.join(', ') || null, formatTime(created_at))}</small>
      {id !== null && kind !== 'remove' && (
        <Button
          onClick={() => {
            onLeave();
            showModule(id);
          }}
        >
          {texts.show}
        </Button>
      )}
      {fields.map((merge) =>
        isText(merge.kind) ? (
          <span key={mergeKey(merge)} className={styles.words}>
            <small>{texts.field(fieldLabel(merge.field, locale, module ?? undefined), merge.language)}</small>{' '}
            <span lang={merge.language ?? undefined}>
              <WordDiff kind={merge.kind} before={merge.base as string} after={merge.theirs as string} />
            </span>
          </span>
        ) : null,
      )}
    </li>
  );
}

/** All changes of one module, combined. */
interface UnreviewedModule {
  id: number | null;
  last: UnreviewedChange;
  /** Distinct names of the people who changed it. */
  names: readonly string[];
  fields: readonly FieldMerge[];
}

/**
 * Changes of others since the user last reviewed the page. Publishing asks about them. Ordered by the first change of
 * each module.
 */
function unreviewedModules({ changes }: UnreviewedContainer): UnreviewedModule[] {
  return [...Map.groupBy(changes, ({ id }) => id)].flatMap(([id, those]) => {
    const [first, last] = [those[0], those.at(-1)];
    if (!first || !last) return [];
    const names = [...new Set(those.flatMap(({ changed_by }) => changed_by ?? []))];
    const { module } = last;
    const [before, after] = [first.before ?? {}, last.after ?? {}];
    const fields = module && last.after ? threeWay(schemaOf(module).fields, before, before, after) : [];
    return [{ id, last, names, fields }];
  });
}
