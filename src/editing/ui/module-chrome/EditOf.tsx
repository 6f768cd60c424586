/** What a view is given in an editor's hands: fields in the place of texts, handles, columns. */
import type { ReactNode } from 'react';
import type { ModuleEdit } from '#modules/module-view.ts';
import { LineField } from '../fields/LineField.tsx';
import { RichField } from '../fields/RichField.tsx';
import { ModuleChrome } from './ModuleChrome.tsx';

type DrawColumn = (id: number, index: number) => ReactNode;

/** @param isItem whether the view draws the handles: those of whole modules stand in their wrapper */
export function editOf(id: number, drawColumn: DrawColumn, isItem = false): ModuleEdit {
  const items = new Map<number, ModuleEdit>();
  return {
    line: (field) => <LineField id={id} field={field} kind="line" />,
    plain: (field) => <LineField id={id} field={field} kind="plain" />,
    rich: (field, className) => <RichField id={id} field={field} className={className ?? ''} />,
    handles: () => (isItem ? <ModuleChrome id={id} isItem /> : null),
    column: (index) => drawColumn(id, index),
    item(child) {
      const kept = items.get(child.id) ?? editOf(child.id, drawColumn, true);
      items.set(child.id, kept);
      return kept;
    },
  };
}
