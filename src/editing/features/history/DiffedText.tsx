/** The texts of a module with insertions and deletions marked. */
import { Fragment, type ReactNode } from 'react';
import type { ShownModule } from '#domain/modules/modules.ts';
import type { ModuleEdit } from '#modules/module-view.ts';
import { langOf } from '#ui/lang.ts';
import { RichText } from '#ui/primitives/RichText.tsx';
import type { ComparedModule } from './compare-states.ts';
import { markedHtml, wordRuns } from './word-tokens.ts';

/** Soft hyphens are added for rendering only. */
function shownText(module: ShownModule | null, field: string): string {
  const value = module?.content[field];
  return typeof value === 'string' ? value.replaceAll('\u00ad', '') : '';
}

/** A single-line text; without marks if it was added or removed as a whole. */
export function DiffedText({ before, after }: { before: string; after: string }): ReactNode {
  let at = 0;
  return wordRuns(before, after).map(({ kind, text }) => {
    at += text.length;
    if (kind === 'same') return text;
    const words = text.trimEnd();
    const space = text.slice(words.length);
    return (
      <Fragment key={at}>
        {kind === 'new' ? <ins>{words}</ins> : <del>{words}</del>}
        {space}
      </Fragment>
    );
  });
}

type DrawColumn = (modules: readonly ComparedModule[]) => ReactNode;

/**
 * Replaces the editor's fields by the texts of both states.
 * @param handles the notes about an item, rendered in its own element
 */
export function createComparisonEdit(
  compared: ComparedModule,
  drawColumn: DrawColumn,
  handles: (compared: ComparedModule) => ReactNode,
): ModuleEdit {
  const { shownBefore, shownAfter } = compared;
  const isWhole = !shownBefore || !shownAfter;
  const shown = (shownAfter ?? shownBefore) as ShownModule;
  const line = (field: string) => {
    const lang = langOf(shown, field);
    const after = shownText(shown, field);
    const words = isWhole ? after : <DiffedText before={shownText(shownBefore, field)} after={after} />;
    return lang ? <span lang={lang}>{words}</span> : words;
  };
  const items = new Map(compared.columns.flat().map((item) => [item.id, item]));
  return {
    line,
    plain: line,
    rich(field, className) {
      const after = shownText(shown, field);
      const html = isWhole ? after : markedHtml(shownText(shownBefore, field), after);
      return <RichText html={html} lang={langOf(shown, field)} className={className} />;
    },
    handles: () => handles(compared),
    item: ({ id }) => createComparisonEdit(items.get(id) ?? compared, drawColumn, handles),
    column: (index) => drawColumn(compared.columns[index] ?? []),
  };
}

/** The module to render: the later state, with items of both states and texts that either state has. */
export function moduleToRender(compared: ComparedModule): ShownModule {
  const { shownBefore, shownAfter, columns } = compared;
  const shown = (shownAfter ?? shownBefore) as ShownModule;
  const content: Record<string, unknown> = { ...shown.content };
  for (const [field, value] of Object.entries(shownBefore?.content ?? {})) {
    if (typeof value === 'string' && (content[field] ?? '') === '') content[field] = value;
  }
  const children = columns.flatMap((list, column) =>
    list
      .filter((each) => each.shownAfter ?? each.shownBefore)
      .map((each) => ({ ...moduleToRender(each), column })),
  );
  return { ...shown, content, children };
}
