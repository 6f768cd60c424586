/**
 * Buttons of a page's head: its form, and the badge of who else edits it. Positioned absolutely, so that nothing moves.
 */
import { headTexts } from '#i18n/editing/head-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../editing-session-context.ts';
import { useEditingMessages } from '../module-chrome/messages.ts';
import { useBadges, useDocumentEntry } from '../session-hooks.ts';
import { openDialog, openMenu } from '../ui-state.ts';
import styles from './page-head.module.css';

interface Props {
  id: number;
  /** Whether the page shows the text. */
  hasText: boolean;
  onText: () => void;
}

export function HeadTools({ id, hasText, onText }: Props) {
  const session = useEditingSession();
  const messages = useEditingMessages();
  const texts = headTexts(useLocale());
  const entry = useDocumentEntry(id);
  const { changed, people } = useBadges(id);
  const data = entry?.module.data ?? {};
  const open = (field: string) =>
    openDialog(session, { kind: 'module', id, focus: { field, language: null } });
  const write = () => {
    onText();
    // Rendered with the next frame.
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-of="${id}"][data-field="hero_text"]`)?.focus(),
    );
  };
  return (
    <div className={styles.place}>
      <div className={styles.tools} role="toolbar" aria-label={texts.name}>
        {(changed || people.length > 0) && <span>{[changed, ...people].filter(Boolean).join(', ')}</span>}
        {entry?.state === 'conflict' && (
          <button type="button" onClick={() => openMenu(session, { kind: 'conflict', id })}>
            {messages.decide}
          </button>
        )}
        {!hasText && (
          <button type="button" onClick={write}>
            {texts.add_text}
          </button>
        )}
        <button type="button" onClick={() => open('hero_image')}>
          {data.hero_image ? texts.picture : texts.add_picture}
        </button>
        <button type="button" onClick={() => open('hero_link')}>
          {data.hero_link ? texts.link : texts.add_link}
        </button>
        <button type="button" onClick={() => open('meta_title')}>
          {texts.all}
        </button>
      </div>
    </div>
  );
}
