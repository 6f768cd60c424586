/** Texts of modules where they stand: for visitors the text, for editors the field in its place. */
import type { ShownModule } from '#domain/modules/modules.ts';
import { langOfField } from '#domain/modules/modules.ts';
import type { ModuleEdit } from '#modules/module-view.ts';
import { RichText } from '#ui/primitives/RichText.tsx';

interface Props {
  module: Pick<ShownModule, 'in_german'> & { content: object };
  field: string;
  edit?: ModuleEdit | undefined;
}

const textIn = ({ content }: Props['module'], field: string): string =>
  (content as Record<string, string>)[field] ?? '';

/** Whether the place of a text is there at all: with something in it, or with somebody who may write into it. */
export function hasSlot({ module, field, edit }: Props): boolean {
  return edit !== undefined || textIn(module, field) !== '';
}

/** One line, to stand inside the element that carries it; German is marked by an element of its own. */
export function Line({ module, field, edit }: Props) {
  if (edit) return edit.line(field);
  return marked(module, field, textIn(module, field));
}

/** Several lines without formatting. */
export function Plain({ module, field, edit }: Props) {
  if (edit) return edit.plain(field);
  return marked(module, field, textIn(module, field));
}

function marked(module: Props['module'], field: string, text: string) {
  const lang = langOfField(module, field);
  return lang ? <span lang={lang}>{text}</span> : text;
}

/** Formatted text with its element. */
export function Rich({ module, field, edit, className }: Props & { className?: string }) {
  if (edit) return edit.rich(field, className);
  return <RichText html={textIn(module, field)} lang={langOfField(module, field)} className={className} />;
}
