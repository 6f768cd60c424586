/**
 * A text that may be missing, with its element. Visitors get nothing where there is nothing; an editor gets an empty
 * place out of the flow, named by its field, so that the page looks as it will be published.
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
  /** Visitors do not see it, whatever it says: words for a link that leads nowhere yet. */
  isUnused?: boolean;
}

export function OptionalSlot({
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
