/** A sentence that says where a text comes from, and what leads there. */
import { hasForm } from '#domain/resources/form-groups.ts';
import type { Origin } from '#domain/resources/origin.ts';
import { type OriginTexts, originTexts } from '#i18n/editing/origin-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import kit from '../../ui/kit/kit.module.css';
import { openDialog } from '../../ui/ui-state.ts';

export function sentenceOf(origin: Origin, texts: OriginTexts): string {
  switch (origin.kind) {
    case 'record':
      return texts.record(origin.resource_label, origin.title, origin.field_label);
    case 'page':
      return texts.page(origin.title);
    default:
      return texts[origin.kind];
  }
}

/** Nothing for what is fixed. */
export function OriginWay({ origin, onGo }: { origin: Origin; onGo: () => void }) {
  const session = useEditingSession();
  const texts = originTexts(useLocale());
  if (origin.kind === 'page') {
    return (
      <a className={kit.button} href={`${origin.path}?edit`}>
        {texts.open_page}
      </a>
    );
  }
  if (origin.kind !== 'record') return null;
  const { resource, id, field } = origin;
  if (!hasForm(resource)) return null;
  const [name = '', row] = field.split('.');
  return (
    <button
      type="button"
      className={`${kit.button} ${kit.primary}`}
      onClick={() => {
        onGo();
        const place = row === undefined ? name : `${name}.${row}`;
        openDialog(session, { kind: 'record', resource, id, field: place });
      }}
    >
      {texts.open_form}
    </button>
  );
}
