/** Applies remote changes around the caret: the text under it is not replaced, and the scroll position is kept. */
import { blocksOf } from '../../core/merge/text-blocks.ts';
import type { FieldMerge } from '../../core/merge/three-way.ts';
import { textChange } from '../../core/plain-text.ts';
import { readText, selectedPart, writeText } from '../fields/editable-text.ts';
import { mergedEvent } from '../fields/text-field-events.ts';
import { moduleElement } from '../module-chrome/module-elements.ts';
import { focusedText } from './focused-text.ts';

/** Whether the paragraph with the caret stays unchanged, so that the others may be replaced. */
export function keepsCaretParagraph(merge: FieldMerge): boolean {
  if (merge.kind !== 'rich') return false;
  const node = getSelection()?.anchorNode ?? null;
  const at = [...(focusedText()?.children ?? [])].findIndex((block) => block.contains(node));
  const paragraph = blocksOf('rich', merge.mine as string)[at];
  return paragraph !== undefined && blocksOf('rich', merge.value as string).includes(paragraph);
}

/** Writes merged text around the caret, which keeps its character. */
export function writeAroundCaret(merge: FieldMerge): void {
  const element = focusedText();
  const text = merge.value as string;
  if (!element) return;
  if (merge.kind === 'rich') {
    element.dispatchEvent(new CustomEvent(mergedEvent, { detail: text }));
    return;
  }
  const place = selectedPart(element)?.to ?? 0;
  const before = readText(element);
  const change = textChange(before, text);
  if (!change) return;
  const grown = text.length - before.length;
  writeText(element, text, place <= change.from ? place : Math.max(change.from, place + grown));
}

/**
 * Changes modules while keeping the scroll position of the element that has the caret, else of the first visible one.
 */
export function keepingPosition(change: () => void): void {
  const written = focusedText();
  const anchor = written ?? firstInView();
  const before = anchor?.getBoundingClientRect().top;
  change();
  if (!anchor || before === undefined) return;
  requestAnimationFrame(() => {
    if (!anchor.isConnected) return;
    const moved = anchor.getBoundingClientRect().top - before;
    if (Math.abs(moved) >= 1) scrollBy({ top: moved, behavior: 'instant' });
  });
}

function firstInView(): Element | null {
  const frames = [...document.querySelectorAll<HTMLElement>('[data-frame]')];
  const visible = frames.find((frame) => frame.getBoundingClientRect().top >= 0);
  return visible ? moduleElement(Number(visible.dataset.frame)) : null;
}
