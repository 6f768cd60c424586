/**
 * A filter option with its state in the address: a toggle button for assistive technology, a plain link without
 * scripts.
 */
import type { ReactNode } from 'react';
import { pressOnSpace } from './press-on-space.ts';

interface Props {
  href: string;
  isPressed: boolean;
  className?: string | undefined;
  lang?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

export function ToggleLink({ href, isPressed, className, lang, onClick, children }: Props) {
  return (
    <a
      href={href}
      // Robots follow single filters, not their product.
      rel={href.includes('&') ? 'nofollow' : undefined}
      role="button"
      aria-pressed={isPressed}
      onClick={onClick}
      className={className}
      lang={lang}
      onKeyDown={pressOnSpace}
    >
      {children}
    </a>
  );
}
