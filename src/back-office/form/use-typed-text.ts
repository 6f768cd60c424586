/** The text of an input for a parsed value: as typed while it has the focus, formatted after it. */

import { useState } from 'react';
import { isEquivalent } from '#domain/resources/is-equivalent.ts';
import { isUnreadable } from './form-values.ts';

interface Typing {
  text: string;
  /** The parsed value. */
  value: unknown;
  /** The value when typing began. */
  from: unknown;
  /** The focus has left the field. */
  isOver: boolean;
}

interface Options<T> {
  /** How a value is written. */
  format: (value: T) => string;
  /** Parses the text; null if it is invalid. `from` is the value when typing started. */
  parse: (text: string, from: T | null) => T | null;
  onChange: (value: unknown) => void;
  /** Typing has ended. `from`: the value when it began. */
  onEnd?: (from: T | null) => void;
}

/** The text of a field with a parsed value: as typed while it has the focus, formatted on blur. */
export function useTypedText<T>(value: unknown, { format, parse, onChange, onEnd }: Options<T>) {
  const [typing, setTyping] = useState<Typing | null>(null);
  // A value changed from elsewhere, such as by undo, replaces the typed text.
  const isTyping = typing !== null && isEquivalent(typing.value, value);
  const written = isUnreadable(value) ? value.unread : isEquivalent(value, null) ? '' : format(value as T);
  const read = (of: unknown) => (isUnreadable(of) || isEquivalent(of, null) ? null : (of as T));
  return {
    text: isTyping && !typing.isOver ? typing.text : written,
    /** The last input was typed. Stays true after blur, so that a message does not move the button being clicked. */
    isTyping,
    /** The text typed last if it cannot be parsed; else empty. */
    unread: isUnreadable(value) ? value.unread : '',
    /** The value when typing began. */
    from: isTyping ? read(typing.from) : read(value),
    type(text: string) {
      // An unreadable text that was left is still being corrected.
      const isContinued = isTyping && (!typing.isOver || isUnreadable(value));
      const from = isContinued ? typing.from : value;
      const next = text.trim() === '' ? null : (parse(text, read(from)) ?? { unread: text });
      setTyping({ text, value: next, from, isOver: false });
      onChange(next);
    },
    end() {
      if (isTyping && !typing.isOver) onEnd?.(read(typing.from));
      setTyping((before) => before && { ...before, isOver: true });
    },
  };
}
