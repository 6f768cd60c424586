/** The head of a page in editing mode: title and text are edited in the page, other fields in a form. */
import { useEffect, useRef, useState } from 'react';
import type { Picture } from '#domain/media/picture.ts';
import { headColumn } from '#domain/modules/modules.ts';
import { pageContainerSlug, type ShownPage } from '#domain/pages/page.ts';
import type { EditedHeadProps } from '#state/editing.ts';
import type { DocumentEntry } from '../../core/edited-document.ts';
import { slotKey } from '../../core/slots.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { PlainTextField } from '../fields/PlainTextField.tsx';
import { useChildren } from '../module-chrome/use-children.ts';
import { useContainers, useDocumentEntry } from '../session-hooks.ts';
import { openDialog, useUiState } from '../ui-state.ts';
import { HeadTools } from './HeadTools.tsx';
import styles from './page-head.module.css';

export function EditedHead({ page, Head }: EditedHeadProps) {
  const slug = pageContainerSlug(page.id);
  const container = [...useContainers().values()].find((each) => each.slug === slug && each.shown > 0);
  const [id] = useChildren(slotKey({ container: container?.id ?? 0, parent: null, column: headColumn }));
  const isCompared = useUiState('Compared') !== null;
  if (id === undefined || isCompared) return <Head page={page} />;
  return <HeadFields id={id} page={page} Head={Head} />;
}

function HeadFields({ id, page, Head }: EditedHeadProps & { id: number }) {
  const session = useEditingSession();
  const entry = useDocumentEntry(id);
  const isSideBySide = useUiState('isSideBySide');
  const SideBySide = useUiState('SideBySide');
  const [isTextAsked, setTextAsked] = useState(false);
  // The link of the rendered page: the title of its target is known for that one only.
  const [link] = useState(entry?.module.data.hero_link);
  const titleField = useTitleField(entry);
  const drawn = drawnPage(page, entry, link);
  if (!entry) return <Head page={page} />;
  const hasText = drawn.hero_text !== '' || isTextAsked;
  const edit = {
    title: (
      <span className={styles.title}>
        <span>
          <span>
            <PlainTextField key={titleField} id={id} field={titleField} kind="line" />
          </span>
        </span>
      </span>
    ),
    text: hasText ? <PlainTextField id={id} field="hero_text" kind="plain" /> : null,
    onLink(event: { preventDefault(): void }) {
      event.preventDefault();
      openDialog(session, { kind: 'module', id, focus: { field: 'hero_link', language: null } });
    },
  };
  return (
    <>
      <HeadTools id={id} hasText={hasText} onText={() => setTextAsked(true)} />
      <Head page={drawn} edit={edit} />
      {isSideBySide && SideBySide && (
        <div className={styles.beside}>
          <SideBySide id={id} />
        </div>
      )}
    </>
  );
}

/**
 * The field that visitors see as the title: the headline, else the title. It does not change while it has the caret.
 */
function useTitleField(entry: DocumentEntry | undefined): 'headline' | 'title' {
  const titleField = entry?.module.data.headline ? 'headline' : 'title';
  const [field, setField] = useState<'headline' | 'title'>(titleField);
  const isWritten = useRef(false);
  useEffect(() => {
    const decide = () => {
      const { of, field: name } = (document.activeElement as HTMLElement | null)?.dataset ?? {};
      isWritten.current = of === String(entry?.module.id) && (name === 'title' || name === 'headline');
      if (!isWritten.current) setField(titleField);
    };
    decide();
    const later = () => void setTimeout(decide);
    document.addEventListener('focusout', later);
    return () => document.removeEventListener('focusout', later);
  }, [entry?.module.id, titleField]);
  return field;
}

/** The page with the edited head. */
function drawnPage(page: ShownPage, entry: DocumentEntry | undefined, link: unknown): ShownPage {
  if (!entry) return page;
  const { content, in_german } = entry.shown;
  const text = (field: string) => String(content[field] ?? '');
  const url = text('hero_link');
  const isAsDrawn = entry.module.data.hero_link === link;
  return {
    ...page,
    title: text('title'),
    headline: text('headline'),
    hero_text: text('hero_text'),
    hero_image: (content.hero_image as Picture | null | undefined) ?? null,
    hero_video: (content.hero_video as ShownPage['hero_video'] | undefined) ?? null,
    hero_link: isAsDrawn ? page.hero_link : url === '' ? null : { url, title: '' },
    in_german: [...in_german],
  };
}
