/** Texts of modules: plain output for visitors, an editable field for editors. */
import type { ShownModule } from '#domain/modules/modules.ts';
import type { ModuleEdit } from '#modules/module-view.ts';
import { langOf } from '#ui/lang.ts';
import { RichText } from '#ui/primitives/RichText.tsx';

interface Props {
  module: Pick<ShownModule, 'in_german'> & { content: object };
  field: string;
  edit?: ModuleEdit | undefined;
}

const textIn = ({ content }: Props['module'], field: string): string =>
  (content as Record<string, string>)[field] ?? '';

/** Whether a text is rendered: it is not empty, or it is editable. */
export function isTextShown({ module, field, edit }: Props): boolean {
  return edit !== undefined || textIn(module, field) !== '';
}

/** A single line inside the caller's element. German fallback text gets its own `span` with `lang`. */
export function Line({ module, field, edit }: Props) {
  if (edit) return edit.line(field);
  return marked(module, field, textIn(module, field));
}

/** Several lines without formatting, inside the caller's element. */
export function Plain({ module, field, edit }: Props) {
  if (edit) return edit.plain(field);
  return marked(module, field, textIn(module, field));
}

function marked(module: Props['module'], field: string, text: string) {
  const lang = langOf(module, field);
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** Formatted text including its element. */
export function Rich({ module, field, edit, className }: Props & { className?: string }) {
  if (edit) return edit.rich(field, className);
  return <RichText html={textIn(module, field)} lang={langOf(module, field)} className={className} />;
}
