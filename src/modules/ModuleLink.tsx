/** An anchor around a text of a module. */
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { type LinkFields, linkOf } from '#modules/link-of.ts';

interface Props {
  content: LinkFields;
  /** Somebody writes here: a press sets the caret and leads nowhere. */
  isEdited?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Without a target, and where somebody writes, the same text in the same look without leading anywhere. */
export function ModuleLink({ content, isEdited = false, className, children }: Props) {
  const messages = useMessages();
  const target = linkOf(content);
  if (isEdited || !target) return <span className={className}>{children}</span>;
  return (
    <a className={className} {...target}>
      {children}
      {target.target && <span className="visually-hidden"> ({messages.opens_new_window})</span>}
    </a>
  );
}
