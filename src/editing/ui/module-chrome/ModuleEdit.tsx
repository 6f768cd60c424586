/** The `edit` prop of a module's view: renders fields in place of texts, toolbars and columns. */
import type { ReactNode } from 'react';
import type { ModuleEdit } from '#modules/module-view.ts';
import { PlainTextField } from '../fields/PlainTextField.tsx';
import { RichTextField } from '../fields/RichTextField.tsx';
import { ModuleChrome } from './ModuleChrome.tsx';

type DrawColumn = (id: number, index: number) => ReactNode;

/** @param isItem whether the view renders the toolbar; that of a whole module is in its wrapper */
export function createModuleEdit(id: number, drawColumn: DrawColumn, isItem = false): ModuleEdit {
  const items = new Map<number, ModuleEdit>();
  return {
    line: (field) => <PlainTextField id={id} field={field} kind="line" />,
    plain: (field) => <PlainTextField id={id} field={field} kind="plain" />,
    rich: (field, className) => <RichTextField id={id} field={field} className={className ?? ''} />,
    handles: () => (isItem ? <ModuleChrome id={id} isItem /> : null),
    column: (index) => drawColumn(id, index),
    item(child) {
      const edit = items.get(child.id) ?? createModuleEdit(child.id, drawColumn, true);
      items.set(child.id, edit);
      return edit;
    },
  };
}
