/** A link around a text of a module. */
import type { ReactNode } from 'react';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { type LinkFields, linkOf } from '#modules/link-of.ts';

interface Props {
  content: LinkFields;
  /** While a text is edited, a click places the caret and the link is inactive. */
  isEdited?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** Renders the children in a `span` with the same styles if there is no target or the text is edited. */
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
