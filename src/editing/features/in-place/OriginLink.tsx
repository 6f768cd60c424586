/** The sentence that names the origin of a text, and the link to it. */
import { backOfficePath } from '#domain/back-office/addresses.ts';
import { hasForm } from '#domain/resources/form-groups.ts';
import { type OriginTexts, originTexts } from '#i18n/editing/origin-texts.ts';
import { useLocale } from '#i18n/MessagesContext.tsx';
import { useEditingSession } from '../../ui/editing-session-context.ts';
import kit from '../../ui/kit/kit.module.css';
import { type ModuleRequest, openDialog, type RecordRequest } from '../../ui/ui-state.ts';
import type { TextOrigin } from './fetch-origins.ts';

export const originText = (origin: TextOrigin, texts: OriginTexts): string =>
  'sentence' in origin ? origin.sentence : texts[origin.kind];

/** The form that has the text, at its field; null if no form has it. */
export function formOfOrigin(origin: TextOrigin): RecordRequest | ModuleRequest | null {
  if (origin.kind === 'module') return origin;
  if (origin.kind !== 'record' || !hasForm(origin.resource)) return null;
  const { resource, id, field } = origin;
  const [name = '', row] = field.split('.');
  const place = row === undefined ? name : `${name}.${row}`;
  return { kind: 'record', resource, id, field: place };
}

/** Renders nothing for texts that cannot be changed. */
export function OriginLink({ origin, onGo }: { origin: TextOrigin; onGo: () => void }) {
  const session = useEditingSession();
  const locale = useLocale();
  const texts = originTexts(locale);
  if (origin.kind === 'record' && origin.resource === 'media') {
    // Pictures have no form and are opened in the library.
    const library = backOfficePath('records', locale, { resource: 'media' }, { q: origin.title });
    return (
      <a className={kit.button} href={library}>
        {texts.open_library}
      </a>
    );
  }
  if (origin.kind === 'page' || origin.kind === 'linked') {
    const hasQuery = origin.path.includes('?');
    return (
      <a className={kit.button} href={`${origin.path}${hasQuery ? '&' : '?'}edit`}>
        {texts.open_page}
      </a>
    );
  }
  const form = formOfOrigin(origin);
  if (!form) return null;
  return (
    <button
      type="button"
      className={`${kit.button} ${kit.primary}`}
      onClick={() => {
        onGo();
        openDialog(session, form);
      }}
    >
      {texts.open_form}
    </button>
  );
}
