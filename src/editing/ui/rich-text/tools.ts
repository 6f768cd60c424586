/** The commands of the rich text tools, and their state at the selection. */
import { toggleMark } from 'prosemirror-commands';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import type { Command, EditorState } from 'prosemirror-state';
import { richTextSchema } from './schema.ts';

const { strong, em, link } = richTextSchema.marks;
const { bullet_list, ordered_list, list_item } = richTextSchema.nodes;

export const toggleBold = toggleMark(strong);
export const toggleItalic = toggleMark(em);

/** The innermost list around the selection. */
function listAround({ selection }: EditorState): { node: Node; pos: number } | null {
  const { $from } = selection;
  for (let depth = $from.depth; depth > 0; depth--) {
    const node = $from.node(depth);
    if (node.type === bullet_list || node.type === ordered_list) return { node, pos: $from.before(depth) };
  }
  return null;
}

/** Creates a list, changes its kind, or removes it if it is of that kind already. */
function toggleList(type: NodeType): Command {
  return (state, dispatch, view) => {
    const around = listAround(state);
    if (!around) return wrapInList(type)(state, dispatch, view);
    if (around.node.type === type) return liftListItem(list_item)(state, dispatch, view);
    dispatch?.(state.tr.setNodeMarkup(around.pos, type));
    return true;
  };
}

export const toggleBullets = toggleList(bullet_list);
export const toggleNumbers = toggleList(ordered_list);

/** Which tools are active. */
export interface ToolState {
  strong: boolean;
  em: boolean;
  bullets: boolean;
  numbers: boolean;
  /** The link at the start of the selection. */
  link: LinkAtSelection | null;
}

export interface LinkAtSelection {
  href: string;
  /** Opens a new window. */
  blank: boolean;
}

export function toolStateOf(state: EditorState): ToolState {
  const list = listAround(state)?.node.type;
  return {
    strong: isOn(state, strong),
    em: isOn(state, em),
    bullets: list === bullet_list,
    numbers: list === ordered_list,
    link: linkAt(state),
  };
}

function isOn({ selection, storedMarks, doc }: EditorState, mark: MarkType): boolean {
  if (selection.empty) return mark.isInSet(storedMarks ?? selection.$from.marks()) !== undefined;
  return doc.rangeHasMark(selection.from, selection.to, mark);
}

function linkAt({ selection, doc }: EditorState): LinkAtSelection | null {
  const { $from, from, to, empty } = selection;
  const here =
    link.isInSet($from.marks()) ?? (empty ? undefined : link.isInSet(doc.nodeAt(from)?.marks ?? []));
  if (here) return here.attrs as LinkAtSelection;
  let found: LinkAtSelection | null = null;
  doc.nodesBetween(from, to, (node) => {
    found ??= (link.isInSet(node.marks)?.attrs as LinkAtSelection | undefined) ?? null;
  });
  return found;
}

/** Sets the link of the selection, or of the link that has the caret; null removes it. */
export function setLink(to: LinkAtSelection | null, text: string): Command {
  return (state, dispatch) => {
    const { selection, tr } = state;
    const range = selection.empty ? linkRange(state) : selection;
    if (range) {
      tr.removeMark(range.from, range.to, link);
      if (to) tr.addMark(range.from, range.to, link.create(to));
    } else if (to) {
      tr.replaceSelectionWith(richTextSchema.text(text, [link.create(to)]), false);
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
}

/** The range of the link that has the caret. */
function linkRange({ selection }: EditorState): { from: number; to: number } | null {
  const { $from } = selection;
  // When the caret is only next to a link, the link form is empty and creates another link.
  const mark = link.isInSet($from.marks());
  if (!mark) return null;
  let range: { from: number; to: number } | null = null;
  let pos = $from.start();
  $from.parent.forEach((node) => {
    const end = pos + node.nodeSize;
    if (mark.isInSet(node.marks) && pos <= $from.pos && end >= $from.pos) {
      range = { from: range?.from ?? pos, to: end };
    } else if (mark.isInSet(node.marks) && range?.to === pos) range = { from: range.from, to: end };
    pos = end;
  });
  return range;
}
