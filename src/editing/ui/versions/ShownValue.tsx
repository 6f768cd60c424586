/** Renders a value other than text in a recognisable form. */
import type { Embed } from '#domain/media/embed.ts';
import type { FieldKind } from '#domain/modules/module-fields.ts';
import { collaborationTexts } from '#i18n/editing/collaboration-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { choiceLabel } from '#i18n/modules/module-choices.ts';
import styles from './versions.module.css';

interface Props {
  field: string;
  kind: FieldKind;
  value: unknown;
  /** The resolved value: the picture of an id, the title of a link's target. */
  shown: unknown;
}

export function ShownValue({ field, kind, value, shown }: Props) {
  const locale = useLocale();
  const texts = collaborationTexts(locale);
  if (value === null || value === undefined || value === '') {
    return <em className={styles.note}>{texts.empty}</em>;
  }
  if (kind === 'flag') return value ? texts.yes : texts.no;
  if (kind === 'choice') return choiceLabel(field, value as string | number, locale);
  if (kind === 'embed') {
    const { provider, id } = value as Embed;
    return `${provider}: ${id}`;
  }
  const details = (shown ?? {}) as { alt?: string; title?: string; production_name?: string };
  return details.title || details.production_name || details.alt || `${kindName(value)}`;
}

/** A description of an unresolved value. */
function kindName(value: unknown): string {
  return typeof value === 'object' ? Object.values(value as object).join(' ') : String(value);
}
