/**
 * Heading levels of list items (teasers, questions, events): 3 below a headline, 2 if the page has no headline before
 * them, so that no level is skipped.
 */
import type { ModuleName, ShownModule } from './modules.ts';

const lists: readonly ModuleName[] = ['teaser-list', 'faq', 'event-list'];

const isHeading = ({ module, content }: ShownModule): boolean =>
  module === 'headline' || (module === 'full-teaser' && content.headline !== '');

/** Sets `list_level` on lists before the first headline, in reading order. */
export function withListLevels(modules: readonly ShownModule[]): ShownModule[] {
  let hasHeading = false;
  const walk = (module: ShownModule): ShownModule => {
    if (isHeading(module)) hasHeading = true;
    if (module.module === 'container') return { ...module, children: module.children.map(walk) };
    return lists.includes(module.module) && !hasHeading ? { ...module, list_level: 2 } : module;
  };
  return modules.map(walk);
}

/** A heading with its module. */
export interface Heading {
  module: ShownModule;
  level: number;
}

/** All headings of modules in reading order, without empty ones. */
export function headingsOf(modules: readonly ShownModule[]): Heading[] {
  return modules.flatMap((module): Heading[] => {
    const { content, children } = module;
    if (module.module === 'container') return headingsOf(children);
    if (module.module === 'headline' && content.content)
      return [{ module, level: Number(content.headline_level) }];
    if (module.module === 'full-teaser' && content.headline) return [{ module, level: 2 }];
    if (!lists.includes(module.module)) return [];
    // An event that was removed has no heading.
    const shown = children.filter((child) => child.content.event !== null);
    return shown.map((child) => ({ module: child, level: module.list_level ?? 3 }));
  });
}
