/**
 * A filter option whose state is in the address: a toggle button to assistive technology, a plain link
 * without scripts.
 */
import type { ReactNode } from 'react';
import { pressOnSpace } from './press-on-space.ts';

interface Props {
  href: string;
  isPressed: boolean;
  className?: string | undefined;
  lang?: string | undefined;
  children: ReactNode;
}

export function ToggleLink({ href, isPressed, className, lang, children }: Props) {
  return (
    <a
      href={href}
      role="button"
      aria-pressed={isPressed}
      className={className}
      lang={lang}
      onKeyDown={pressOnSpace}
    >
      {children}
    </a>
  );
}
