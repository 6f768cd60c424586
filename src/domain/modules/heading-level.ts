/**
 * The level of the headings that lists make of their own (teasers, questions): below a headline the third, and where
 * no headline stands before them on the page the second, so that those who leap by headings miss no step.
 */
import type { ModuleName, ShownModule } from './modules.ts';

const lists: readonly ModuleName[] = ['teaser-list', 'faq'];

const isHeading = ({ module, content }: ShownModule): boolean =>
  module === 'headline' || (module === 'full-teaser' && content.headline !== '');

/** Marks the lists that stand before the first headline, in the order of reading. */
export function withListLevels(modules: readonly ShownModule[]): ShownModule[] {
  let hasHeading = false;
  const walk = (module: ShownModule): ShownModule => {
    if (isHeading(module)) hasHeading = true;
    if (module.module === 'container') return { ...module, children: module.children.map(walk) };
    return lists.includes(module.module) && !hasHeading ? { ...module, list_level: 2 } : module;
  };
  return modules.map(walk);
}

/** A heading as it is read, with the module that it stands in. */
export interface Heading {
  module: ShownModule;
  level: number;
}

/** All headings of modules, in the order of reading; what is empty is not there for a reader. */
export function headingsOf(modules: readonly ShownModule[]): Heading[] {
  return modules.flatMap((module): Heading[] => {
    const { content, children } = module;
    if (module.module === 'container') return headingsOf(children);
    if (module.module === 'headline' && content.content)
      return [{ module, level: Number(content.headline_level) }];
    if (module.module === 'full-teaser' && content.headline) return [{ module, level: 2 }];
    if (!lists.includes(module.module)) return [];
    return children.map((child) => ({ module: child, level: module.list_level ?? 3 }));
  });
}
