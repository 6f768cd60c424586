/** A confirmation in place of a dialog's footer buttons. Takes the focus, because the pressed button is gone. */
import { type ReactNode, useEffect, useRef } from 'react';
import parts from './kit.module.css';

/** The first button must be the harmless one, since it gets the focus. */
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
