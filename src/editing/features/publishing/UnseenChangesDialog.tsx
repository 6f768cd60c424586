/** Before publishing: what others have written on this page since whoever publishes has seen it. */
import { formatTime } from '#domain/dates/date-format.ts';
import { togetherTexts } from '#i18n/editing/together-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { fieldLabel } from '#i18n/modules/module-labels.ts';
import { moduleLabel } from '#i18n/modules/module-names.ts';
import { isText, mergeKey } from '../../core/merge/three-way.ts';
import { peopleHere } from '../../sync/presence/people.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { closeMenu } from '../../ui/module-chrome/open-menu.ts';
import { showModule } from '../../ui/module-chrome/show-module.ts';
import styles from '../../ui/versions/versions.module.css';
import { WordDiff } from '../../ui/versions/WordDiff.tsx';
import { fetchPublishing } from './load-publishing.ts';
import { type UnseenModule, unseenModules, unseenNow } from './unseen-changes.ts';

export default function PublishDialog() {
  const locale = useLocale();
  const words = togetherTexts(locale);
  const unseen = unseenNow();
  const modules = unseen.flatMap(unseenModules);
  const writing = peopleHere().filter(({ module }) => module !== null);
  const publish = async () => {
    closeMenu();
    const { publishPage } = await fetchPublishing();
    await publishPage(new Map(unseen.map((each) => [each.container, each.container_version])));
  };
  return (
    <Dialog
      title={words.publish_title}
      onClose={closeMenu}
      width="44rem"
      foot={
        <>
          <Button onClick={closeMenu}>{words.cancel}</Button>
          <Button kind="primary" onClick={() => void publish()}>
            {words.publish_anyway}
          </Button>
        </>
      }
    >
      <p>{modules.length > 0 ? words.publish_text : words.publish_unknown}</p>
      {writing.length > 0 && <p>{words.publish_now_in(writing.map(({ name }) => name).join(', '))}</p>}
      <ul className={styles.changes}>
        {modules.map((change) => (
          <UnseenEntry key={`${change.id} ${change.last.version}`} change={change} />
        ))}
      </ul>
    </Dialog>
  );
}

function UnseenEntry({ change: { id, last, names, fields } }: { change: UnseenModule }) {
  const locale = useLocale();
  const words = togetherTexts(locale);
  const { module, kind, created_at } = last;
  const name = module ? moduleLabel(module, locale) : words.whole;
  return (
    <li>
      <span>
        <strong>{name}</strong> {words.kinds[kind]}
      </span>
      <small>{words.by(names.join(', ') || null, formatTime(created_at))}</small>
      {id !== null && kind !== 'remove' && (
        <Button
          onClick={() => {
            closeMenu();
            showModule(id);
          }}
        >
          {words.show}
        </Button>
      )}
      {fields.map((merge) =>
        isText(merge.kind) ? (
          <span key={mergeKey(merge)} className={styles.words}>
            <small>{words.field(fieldLabel(merge.field, locale, module ?? undefined), merge.language)}</small>{' '}
            <span lang={merge.language ?? undefined}>
              <WordDiff kind={merge.kind} before={merge.base as string} after={merge.theirs as string} />
            </span>
          </span>
        ) : null,
      )}
    </li>
  );
}
