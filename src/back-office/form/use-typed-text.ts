/** The text of an input for a parsed value: as typed while it has the focus, formatted after it. */

import { useState } from 'react';
import { isSameValue } from '#domain/resources/same-value.ts';
import { isUnreadable } from './form-values.ts';

interface Typing {
  text: string;
  /** What the text was understood as. */
  value: unknown;
  /** The value when typing began. */
  from: unknown;
  /** The focus has left the field. */
  isOver: boolean;
}

interface Options<T> {
  /** How a value is written. */
  format: (value: T) => string;
  /** What a text means; null where nobody knows. `from`: the value when typing began. */
  parse: (text: string, from: T | null) => T | null;
  onChange: (value: unknown) => void;
  /** Typing has ended. `from`: the value when it began. */
  onEnd?: (from: T | null) => void;
}

/** The text of a field whose value is something else: what is typed stays as it is until the focus leaves it. */
export function useTypedText<T>(value: unknown, { format, parse, onChange, onEnd }: Options<T>) {
  const [typing, setTyping] = useState<Typing | null>(null);
  // A value that was changed by something else, such as undo, takes the place of what is typed.
  const isTyping = typing !== null && isSameValue(typing.value, value);
  const written = isUnreadable(value) ? value.unread : isSameValue(value, null) ? '' : format(value as T);
  const read = (of: unknown) => (isUnreadable(of) || isSameValue(of, null) ? null : (of as T));
  return {
    text: isTyping && !typing.isOver ? typing.text : written,
    /** The last input was typed. Stays true after blur, so that a message does not move the button being clicked. */
    isTyping,
    /** What was typed last and means nothing; empty where all is understood. */
    unread: isUnreadable(value) ? value.unread : '',
    /** The value when typing began. */
    from: isTyping ? read(typing.from) : read(value),
    type(text: string) {
      const from = isTyping && !typing.isOver ? typing.from : value;
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
