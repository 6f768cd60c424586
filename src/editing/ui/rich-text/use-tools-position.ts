/** Positions the floating tools above the selection, or below it where there is no room. */
import { type CSSProperties, type RefObject, useLayoutEffect, useState } from 'react';
import type { RichEditor } from './rich-editor.ts';

/** Pixels between text and tools, and to the edge of the window. */
const gap = 8;
/** Height of the toolbar with its two rows, in pixels. */
const covered = 98;

/**
 * In document coordinates, so that the tools scroll with the text. Only downwards: a form that is wider than the row before
 * it may have moved the page sideways.
 */
export function useToolsPosition(
  editor: RichEditor,
  box: RefObject<HTMLElement | null>,
  isOpen: boolean,
): CSSProperties {
  const [place, setPlace] = useState<CSSProperties>({ top: 0, left: 0, visibility: 'hidden' });

  useLayoutEffect(() => {
    if (!isOpen) return;
    const put = () => {
      const element = box.current;
      if (!element) return;
      const { view } = editor;
      const { from, to } = view.state.selection;
      const [start, end] = [view.coordsAtPos(from), view.coordsAtPos(to, -1)];
      const { offsetWidth: width, offsetHeight: height } = element;
      const above = start.top - height - gap;
      const top = above > covered ? above : end.bottom + gap;
      // On the narrowest screens the row of tools leaves no room for a gap.
      const left = Math.min(start.left, document.documentElement.clientWidth - width - gap);
      setPlace({ top: top + scrollY, left: Math.max(0, left) });
    };
    put();
    const observer = new ResizeObserver(put);
    if (box.current) observer.observe(box.current);
    const end = editor.subscribe(put);
    addEventListener('resize', put);
    return () => {
      end();
      observer.disconnect();
      removeEventListener('resize', put);
    };
  }, [editor, box, isOpen]);

  return place;
}
