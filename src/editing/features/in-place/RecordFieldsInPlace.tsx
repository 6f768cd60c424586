/** Editable fields in place of the texts of a page's records, in both languages if both are shown. */
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Locale } from '#domain/languages/locales.ts';
import type { ModuleData } from '#domain/modules/modules.ts';
import type { FormResource } from '#domain/resources/form-groups.ts';
import { inPlaceTexts } from '#i18n/editing/in-place-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import type { DocumentEntry } from '../../core/edited-document.ts';
import { isDeepEqual } from '../../core/is-deep-equal.ts';
import { textAt } from '../../core/localized-text.ts';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import { PlainTextField } from '../../ui/fields/PlainTextField.tsx';
import { RichTextField } from '../../ui/fields/RichTextField.tsx';
import kit from '../../ui/kit/kit.module.css';
import { useDocumentEntry } from '../../ui/session-hooks.ts';
import { createUiState, openDialog, useUiState } from '../../ui/ui-state.ts';
import {
  type FieldInPlace,
  insertFieldInPlace,
  isStillRendered,
  removeFieldInPlace,
} from './field-in-place.ts';
import { findRecordTexts } from './find-record-texts.ts';
import type { TextToFind } from './find-texts.ts';
import styles from './in-place.module.css';

interface Props {
  id: number;
  /** Whether the page belongs to the record rather than showing several. */
  isAlone: boolean;
}

export function RecordFieldsInPlace({ id, isAlone }: Props) {
  const session = useEditingSession();
  const locale = useLocale();
  const entry = useDocumentEntry(id);
  const isSideBySide = useUiState('isSideBySide');
  const places = useFieldsInPlace(id, entry, locale, isAlone);
  const waiting = unpublishedFieldsOf(entry);
  const record = entry?.module.record;

  useEffect(() => {
    const { not_public } = inPlaceTexts(locale);
    for (const { copy, pieces } of places) {
      const isWaiting = pieces.some((piece) => typeof piece !== 'string' && waiting.has(piece.field));
      if (isWaiting) copy.dataset.waiting = not_public;
      else delete copy.dataset.waiting;
    }
  }, [places, waiting, locale]);

  // Published texts also appear in rows and lists of the page.
  const isPublished = waiting.size === 0;
  const wasPublished = useRef(isPublished);
  useEffect(() => {
    if (isPublished && !wasPublished.current) session.part(createUiState).get().refresh();
    wasPublished.current = isPublished;
  }, [isPublished, session]);

  if (!record) return null;
  const other: Locale = locale === 'de' ? 'en' : 'de';
  const placed = new Set(places.flatMap(({ pieces }) => fieldsIn(pieces)));
  const missing = Object.keys(record.fields).filter((field) => !placed.has(field));
  return (
    <>
      {places.map((place) => (
        <FieldPortal key={place.pieces.map(keyOf).join()} id={id} place={place} />
      ))}
      {isSideBySide &&
        places.map((place) => (
          <TranslationPortal key={fieldsIn(place.pieces).join()} id={id} place={place} other={other} />
        ))}
      {isAlone && (
        <EmptyFields
          labels={missing.map((field) => [field, record.labels[field] ?? field] as const)}
          onOpen={(field) =>
            openDialog(session, {
              kind: 'record',
              resource: record.resource as FormResource,
              id: record.id,
              field,
            })
          }
        />
      )}
    </>
  );
}

const keyOf = (piece: FieldInPlace['pieces'][number]) => (typeof piece === 'string' ? '' : piece.field);
const fieldsIn = (pieces: FieldInPlace['pieces']) => pieces.map(keyOf).filter(Boolean);

/** Searches the page again after it has rendered other content. */
function useFieldsInPlace(
  id: number,
  entry: DocumentEntry | undefined,
  locale: Locale,
  isAlone: boolean,
): readonly FieldInPlace[] {
  const { server } = useEditingSession();
  const [places, setPlaces] = useState<readonly FieldInPlace[]>([]);
  const current = useRef<readonly FieldInPlace[]>([]);
  const latest = useRef(entry);
  latest.current = entry;
  const isThere = entry?.module.record !== undefined;

  useEffect(() => {
    const main = document.querySelector('main');
    if (!isThere || !main) return;
    const look = () => {
      const there = current.current.filter(isStillRendered);
      for (const place of current.current) if (!there.includes(place)) removeFieldInPlace(place);
      const usedFields = new Set(there.flatMap(({ pieces }) => fieldsIn(pieces)));
      const { record } = latest.current?.module ?? {};
      const textsToFind = textsToFindOf(latest.current, server.get(id)?.data, locale, usedFields);
      const found = record ? findRecordTexts(main, record, textsToFind, isAlone).map(insertFieldInPlace) : [];
      if (found.length === 0 && there.length === current.current.length) return;
      current.current = [...there, ...found];
      setPlaces(current.current);
    };
    let frame = 0;
    const observer = new MutationObserver((changes) => {
      const isOwn = (node: Node) =>
        (node instanceof Element ? node : node.parentElement)?.closest('[data-in-place], [data-container]');
      if (frame || changes.every(({ target }) => isOwn(target))) return;
      frame = requestAnimationFrame(() => {
        frame = 0;
        look();
      });
    });
    look();
    observer.observe(main, { childList: true, subtree: true, characterData: true });
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      for (const place of current.current) removeFieldInPlace(place);
      current.current = [];
      setPlaces([]);
    };
  }, [id, server, isThere, locale, isAlone]);
  return places;
}

/**
 * The texts to look for, in German if English is missing: that of the document; the saved one, with which a page is rendered
 * whose unsaved changes are restored; the published one.
 */
function textsToFindOf(
  entry: DocumentEntry | undefined,
  saved: ModuleData | undefined,
  locale: Locale,
  usedFields: ReadonlySet<string>,
): TextToFind[] {
  const { record, data } = entry?.module ?? {};
  return Object.entries(record?.fields ?? {}).flatMap(([field, { kind }]) => {
    if (usedFields.has(field)) return [];
    const texts = [data?.[field], saved?.[field], record?.published[field]].map(
      (value) => textAt(value, locale) || textAt(value, 'de'),
    );
    return [...new Set(texts)].map((text) => ({ field, isRich: kind === 'rich', text }));
  });
}

/** The fields with unpublished changes. */
function unpublishedFieldsOf(entry: DocumentEntry | undefined): ReadonlySet<string> {
  const { data, record } = entry?.module ?? {};
  const changed = Object.keys(data ?? {}).filter(
    (field) => !isDeepEqual(data?.[field], record?.published[field]),
  );
  return changed.length === 0 ? none : new Set(changed);
}

const none: ReadonlySet<string> = new Set([]);

function FieldPortal({
  id,
  place: { host, element, pieces, isRich, instead },
}: {
  id: number;
  place: FieldInPlace;
}) {
  const fields = useDocumentEntry(id)?.module.record?.fields ?? {};
  return createPortal(
    isRich ? (
      <RichTextField id={id} field={fieldsIn(pieces)[0] ?? ''} className={element.className} />
    ) : (
      pieces.map((piece, at) =>
        typeof piece === 'string' ? (
          // biome-ignore lint/suspicious/noArrayIndexKey: signs between texts never change their order.
          <span key={at}>{piece}</span>
        ) : (
          <PlainTextField
            key={piece.field}
            id={id}
            field={piece.field}
            kind={fields[piece.field]?.kind === 'plain' ? 'plain' : 'line'}
            placeholder={instead}
          />
        ),
      )
    ),
    host,
  );
}

function TranslationPortal({
  id,
  place: { field, pieces },
  other,
}: {
  id: number;
  place: FieldInPlace;
  other: Locale;
}) {
  const record = useDocumentEntry(id)?.module.record;
  const texts = inPlaceTexts(useLocale());
  return createPortal(
    <div className={`${kit.surface} ${styles.beside}`}>
      {fieldsIn(pieces).map((field) => {
        const kind = record?.fields[field]?.kind;
        const shared = { id, field, language: other };
        return (
          <div key={field}>
            <p className={styles.label}>
              {record?.labels[field]}, {texts.languages[other]}
            </p>
            <div className={styles.field}>
              {kind === 'rich' ? (
                <RichTextField {...shared} />
              ) : (
                <PlainTextField {...shared} kind={kind === 'plain' ? 'plain' : 'line'} />
              )}
            </div>
          </div>
        );
      })}
    </div>,
    field,
  );
}

interface MissingProps {
  labels: readonly (readonly [field: string, label: string])[];
  onOpen: (field: string) => void;
}

/** Empty texts are not on the page, so they are edited in the record's form. */
function EmptyFields({ labels, onOpen }: MissingProps) {
  const texts = inPlaceTexts(useLocale());
  const [foot, setFoot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const element = document.createElement('div');
    element.dataset.inPlace = '';
    document.querySelector('main')?.append(element);
    setFoot(element);
    return () => element.remove();
  }, []);
  if (!foot || labels.length === 0) return null;
  return createPortal(
    <section className={`${kit.surface} ${styles.missing}`} aria-label={texts.empty}>
      <p>{texts.empty}</p>
      {labels.map(([field, label]) => (
        <button key={field} type="button" className={kit.button} onClick={() => onOpen(field)}>
          {label}
        </button>
      ))}
    </section>,
    foot,
  );
}
