/** The modules of a list in editing mode: the wrappers and views that visitors see, with module chrome. */
import { Fragment, memo, type ReactNode, useMemo } from 'react';
import { itemNameOf, type ModuleSlot } from '#domain/modules/modules.ts';
import { viewOf } from '#modules/components.tsx';
import type { ModuleEdit } from '#modules/module-view.ts';
import wrappers from '#modules/modules.module.css';
import { layoutColumnCount, slotKey } from '../../core/slots.ts';
import { useEditingSession } from '../editing-session-context.ts';
import { PlainTextField } from '../fields/PlainTextField.tsx';
import { RichTextField } from '../fields/RichTextField.tsx';
import { useDocumentEntry } from '../session-hooks.ts';
import { useUiState } from '../ui-state.ts';
import { useIsActiveWithin } from './active-module.ts';
import { EmptySlot } from './EmptySlot.tsx';
import { ModuleChrome } from './ModuleChrome.tsx';
import { useChildren } from './use-children.ts';
import { createVirtualisation } from './virtualised.ts';

interface Props {
  place: ModuleSlot;
  isFirst?: boolean;
}

export function EditedModules({ place: slot, isFirst = false }: Props) {
  const ids = useChildren(slotKey(slot));
  return ids.map((id, index) => <EditedModule key={id} id={id} isFirst={isFirst && index === 0} />);
}

const EditedModule = memo(function EditedModule({ id, isFirst }: { id: number; isFirst: boolean }) {
  const virtualisation = useEditingSession().part(createVirtualisation);
  const entry = useDocumentEntry(id);
  const edit = useMemo(
    () => createModuleEdit(id, (layout, index) => <EditedColumn layout={layout} index={index} />),
    [id],
  );
  const isSideBySide = useUiState('isSideBySide');
  const SideBySide = useUiState('SideBySide');
  const View = entry && viewOf(entry.module.module);
  if (!entry || !View) return null;
  const { module, container, parent } = entry.module;
  const isEmptyList = itemNameOf(module) !== null && entry.shown.children.length === 0;
  return (
    <div
      ref={parent === null ? virtualisation.watch : undefined}
      className={wrappers.module}
      data-module={module}
    >
      <View module={entry.shown} edit={edit} isFirst={isFirst} />
      {isEmptyList && <EmptySlot place={{ container, parent: id, column: 0 }} form="box" />}
      {isSideBySide && SideBySide && <SideBySide id={id} />}
      <ModuleChrome id={id} />
    </div>
  );
});

/** A column of a layout. An empty column takes no space unless its layout is active. */
function EditedColumn({ layout, index }: { layout: number; index: number }) {
  const entry = useDocumentEntry(layout);
  const isActive = useIsActiveWithin(layout);
  const slot = { container: entry?.module.container ?? 0, parent: layout, column: index };
  const [first, second, third] = [0, 1, 2].map((column) => slotKey({ ...slot, column }));
  const counts = [useChildren(first ?? ''), useChildren(second ?? ''), useChildren(third ?? '')];
  if (!entry) return null;
  // Modules of a column that the layout no longer has are rendered in its last one, as for visitors.
  const last = layoutColumnCount(entry.module.data) - 1;
  const columns = index === last ? [0, 1, 2].filter((column) => column >= last) : [index];
  const isEmpty = columns.every((column) => counts[column]?.length === 0);
  const isAllEmpty = counts.every((ids) => ids.length === 0);
  if (isEmpty && !isActive && !isAllEmpty) return null;
  if (isEmpty) return <EmptySlot place={slot} form={isAllEmpty ? 'box' : 'strip'} />;
  return columns.map((column) => (
    <Fragment key={column}>
      <EditedModules place={{ ...slot, column }} />
    </Fragment>
  ));
}

type DrawColumn = (id: number, index: number) => ReactNode;

/** @param isItem whether the view renders the toolbar; that of a whole module is in its wrapper */
function createModuleEdit(id: number, drawColumn: DrawColumn, isItem = false): ModuleEdit {
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
