/** Unresolved drafts with their texts, to copy, insert or discard, and links to drafts of other pages. */
import { useState, useSyncExternalStore } from 'react';
import { formatDateTime } from '#domain/dates/date-format.ts';
import { draftTexts } from '#i18n/editing/draft-texts.ts';
import { loadedModuleLabel } from '#i18n/editing/editing-messages.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { fieldLabel } from '#i18n/modules/module-labels.ts';
import type { FieldText } from '../../core/merge/merge-fields.ts';
import type { UnresolvedDraft } from '../../sync/drafts/persisted-draft.ts';
import {
  discardUnresolved,
  insertUnresolved,
  mayInsertUnresolved,
} from '../../sync/drafts/unresolved-drafts.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { plainOf } from '../../ui/fields/safe-html.ts';
import { Button } from '../../ui/kit/Button.tsx';
import { copyText } from '../../ui/kit/copy-text.ts';
import { Dialog } from '../../ui/kit/Dialog.tsx';
import { useLabels } from '../../ui/kit/use-labels.ts';
import { showModule } from '../../ui/module-chrome/show-module.ts';
import { openDialog } from '../../ui/ui-state.ts';
import { pageFieldName } from '../../ui/versions/page-field-name.ts';
import styles from './drafts.module.css';

export function UnresolvedDraftsDialog({ onClose }: { onClose: () => void }) {
  const session = useEditingSession();
  const texts = draftTexts(useLocale());
  const { unresolved, elsewhere } = useSyncExternalStore(session.drafts.subscribe, session.drafts.get);
  return (
    <Dialog title={texts.title} onClose={onClose} width="44rem">
      {unresolved.length + elsewhere.length === 0 && <p>{texts.nothing}</p>}
      {unresolved.length > 0 && <p className={styles.explain}>{texts.explain}</p>}
      <ul>
        {unresolved.map((each) => (
          <UnresolvedItem key={each.key} draft={each} onClose={onClose} />
        ))}
      </ul>
      {elsewhere.length > 0 && (
        <section className={styles.elsewhere}>
          <h3>{texts.elsewhere}</h3>
          <p className={styles.explain}>{texts.elsewhere_text}</p>
          <ul>
            {elsewhere.map(({ slug, path, title }) => (
              <li key={`${slug} ${path}`}>
                <a href={`${path}?edit`}>{texts.open_page(title)}</a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  );
}

function UnresolvedItem({ draft, onClose }: { draft: UnresolvedDraft; onClose: () => void }) {
  const session = useEditingSession();
  const locale = useLocale();
  const words = draftTexts(locale);
  const labels = useLabels();
  const [isAsked, setAsked] = useState(false);
  const { module, reason, texts, title, path, at } = draft;
  const copy = async () => {
    const isCopied = await copyText(texts.map(({ text }) => plainOf(text)).join('\n\n'));
    session.announcements.announce(isCopied ? words.copied : words.not_copied);
  };
  const insert = async () => {
    if (module === null) {
      onClose();
      openDialog(session, { kind: 'settings', page: draft.id });
      return;
    }
    const id = insertUnresolved(session, draft);
    if (id === null) return;
    await discardUnresolved(session, draft);
    onClose();
    session.alerts.show({ kind: 'save', text: words.was_put_in });
    requestAnimationFrame(() => showModule(id));
  };
  const discard = async () => {
    if (texts.length > 0 && !isAsked) return setAsked(true);
    await discardUnresolved(session, draft);
    session.announcements.announce(words.discarded);
  };
  return (
    <li className={styles.item}>
      <h3>
        {module === null
          ? labels.page_settings
          : module === 'record'
            ? words.record
            : loadedModuleLabel(module, locale)}{' '}
        <em>{words.reasons[reason]}</em>
      </h3>
      <p className={styles.where}>
        {words.on_page} <a href={`${path}?edit`}>{title}</a>, {words.written_at(formatDateTime(new Date(at)))}
      </p>
      {texts.map((text) => (
        <Text key={`${text.field} ${text.lang}`} text={text} module={module} />
      ))}
      <div className={styles.choices}>
        {texts.some(({ text }) => text !== '') && <Button onClick={() => void copy()}>{words.copy}</Button>}
        {mayInsertUnresolved(session, draft) && (
          <Button kind="primary" onClick={() => void insert()}>
            {module === null ? words.open_settings : words.put_in}
          </Button>
        )}
        <Button kind={isAsked ? 'danger' : 'plain'} onClick={() => void discard()}>
          {texts.length === 0 ? words.understood : isAsked ? words.discard_really : words.discard}
        </Button>
      </div>
    </li>
  );
}

function Text({
  text: { field, lang, text },
  module,
}: {
  text: FieldText;
  module: UnresolvedDraft['module'];
}) {
  const locale = useLocale();
  const texts = draftTexts(locale);
  const labels = useLabels();
  return (
    <figure className={styles.text}>
      <figcaption>
        {module === null ? pageFieldName(field, labels) : fieldLabel(field, locale, module)}
        {lang && `, ${texts.language[lang]}`}
      </figcaption>
      {text !== '' && <blockquote lang={lang ?? undefined}>{plainOf(text)}</blockquote>}
    </figure>
  );
}
