import { EditorState, TextSelection } from 'prosemirror-state';
import { expect, test } from 'vitest';
import { htmlOfNode } from './html.ts';
import { joinWithTextBefore } from './keys.ts';
import { richTextSchema } from './schema.ts';

const { doc, paragraph, bullet_list, list_item } = richTextSchema.nodes;
const text = (words: string) => paragraph.create(null, richTextSchema.text(words));
const list = (...items: string[]) =>
  bullet_list.create(
    null,
    items.map((words) => list_item.create(null, text(words))),
  );
const written = doc.create(null, [text('Vor'), list('eins', 'zwei'), text('Nach')]);

/** What Backspace leaves at the start of this text; null if another command is to answer. */
function backspaceBefore(words: string): string | null {
  let at = 0;
  written.descendants((node, position) => {
    if (node.text === words) at = position;
  });
  let state = EditorState.create({ doc: written, selection: TextSelection.create(written, at) });
  const isDone = joinWithTextBefore(state, (step) => {
    state = state.apply(step);
  });
  return isDone ? htmlOfNode(state.doc) : null;
}

test.each([
  ['an item joins the one before', 'zwei', '<p>Vor</p><ul><li>einszwei</li></ul><p>Nach</p>'],
  ['a paragraph joins the last item', 'Nach', '<p>Vor</p><ul><li>eins</li><li>zweiNach</li></ul>'],
  ['the first item leaves its list, by another command', 'eins', null],
])('%s', (_, words, html) => {
  expect(backspaceBefore(words)).toBe(html);
});
