/** A confirmation in the place of a dialog's footer buttons. Takes the focus, since the button that was pressed is gone. */
import { type ReactNode, useEffect, useRef } from 'react';
import parts from './kit.module.css';

/** The first button has to be the harmless one: it gets the focus. */
export function FooterConfirmation({ text, children }: { text: string; children: ReactNode }) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    paragraph.current?.parentElement?.querySelector('button')?.focus();
  }, []);
  return (
    <>
      <p ref={paragraph} className={parts.aside} role="alert">
        {text}
      </p>
      {children}
    </>
  );
}
