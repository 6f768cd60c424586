/**
 * A text that may be empty, including its element. If it is empty, visitors get nothing and editors a
 * labelled field outside of the flow, so that the layout is the published one.
 */
import type { ShownModule } from '#domain/modules/modules.ts';
import { Line, Plain } from '#modules/ModuleText.tsx';
import type { ModuleEdit } from '#modules/module-view.ts';

interface Props {
  module: Pick<ShownModule, 'in_german'> & { content: object };
  field: string;
  edit?: ModuleEdit | undefined;
  /** `plain` may have several lines. */
  kind?: 'line' | 'plain';
  as?: 'p' | 'span' | 'figcaption';
  className?: string | undefined;
  /** Hidden from visitors even if it has text, as the label of a link without target. */
  isUnused?: boolean;
}

export function OptionalText({
  kind = 'line',
  as: Element = 'p',
  className,
  isUnused = false,
  ...slot
}: Props) {
  const isEmpty = isUnused || !(slot.module.content as Record<string, string>)[slot.field];
  if (isEmpty && !slot.edit) return null;
  const Text = kind === 'plain' ? Plain : Line;
  return (
    <Element className={className} data-empty={isEmpty ? slot.field : undefined}>
      <Text {...slot} />
    </Element>
  );
}
