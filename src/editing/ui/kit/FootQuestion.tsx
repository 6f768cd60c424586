/** A question in a dialog's foot, in the place of its buttons: it takes the focus, since what was pressed is gone. */
import { type ReactNode, useEffect, useRef } from 'react';
import parts from './kit.module.css';

/** The first of the buttons is the one that does no harm. */
export function FootQuestion({ text, children }: { text: string; children: ReactNode }) {
  const said = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    said.current?.parentElement?.querySelector('button')?.focus();
  }, []);
  return (
    <>
      <p ref={said} className={parts.aside} role="alert">
        {text}
      </p>
      {children}
    </>
  );
}
