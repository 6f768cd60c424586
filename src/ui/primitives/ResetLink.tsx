/** A link that removes filters, and disappears with them: the focus moves to the surrounding part of the page. */
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
