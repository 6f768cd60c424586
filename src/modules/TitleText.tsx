/** A title that keeps long words together; an editable field for editors. */
import type { ShownModule } from '#domain/modules/modules.ts';
import { titleOnBars } from '#domain/pages/title-width.ts';
import type { ModuleEdit } from '#modules/module-view.ts';
import { langOf } from '#ui/lang.ts';
import { Title } from '#ui/primitives/Title.tsx';

interface Props {
  module: Pick<ShownModule, 'in_german'> & { content: object };
  field: string;
  edit?: ModuleEdit | undefined;
  isOnBars?: boolean;
}

export function TitleText({ module, field, edit, isOnBars = false }: Props) {
  if (edit) return edit.line(field);
  const text = (module.content as Record<string, string>)[field] ?? '';
  const title = isOnBars ? titleOnBars(text) : <Title text={text} />;
  const lang = langOf(module, field);
  return lang ? <span lang={lang}>{title}</span> : title;
}
