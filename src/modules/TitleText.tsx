/** A title that keeps long words together; an editable field for editors. */
import type { ShownModule } from '#domain/modules/modules.ts';
import { textWidth } from '#domain/pages/title-width.ts';
import type { ModuleEdit } from '#modules/module-view.ts';
import { langOf, withoutSoftHyphens } from '#ui/lang.ts';
import { Title } from '#ui/primitives/Title.tsx';

interface Props {
  module: Pick<ShownModule, 'in_german'> & { content: object };
  field: string;
  edit?: ModuleEdit | undefined;
  /** The title is set on bars, which cannot contain block elements for words. */
  isOnBars?: boolean;
}

/** Maximum em of a word on the narrowest bar; wider ones are hyphenated. */
const maxWordWidthOnBar = 7.5;

export function TitleText({ module, field, edit, isOnBars = false }: Props) {
  if (edit) return edit.line(field);
  const text = (module.content as Record<string, string>)[field] ?? '';
  const title = isOnBars ? onBars(text) : <Title text={text} />;
  const lang = langOf(module, field);
  return lang ? <span lang={lang}>{title}</span> : title;
}

function onBars(text: string): string {
  const words = text
    .split(' ')
    .map((word) =>
      textWidth(withoutSoftHyphens(word)) > maxWordWidthOnBar ? word : withoutSoftHyphens(word),
    );
  return words.join(' ');
}
