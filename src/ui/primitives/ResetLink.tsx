/** A link that takes filters away, and goes with them: the focus moves to the part of the page around it. */
import type { MouseEvent, ReactNode } from 'react';

interface Props {
  href: string;
  className: string | undefined;
  children: ReactNode;
}

const moveFocus = ({ currentTarget }: MouseEvent<HTMLElement>) =>
  currentTarget.closest<HTMLElement>('aside, main')?.focus({ preventScroll: true });

export function ResetLink({ href, className, children }: Props) {
  return (
    <a href={href} className={className} onClick={moveFocus}>
      {children}
    </a>
  );
}
