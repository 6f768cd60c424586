/** Replaces the entries of an empty filtered list. */
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { ResetLink } from '#ui/primitives/ResetLink.tsx';
import type { EmptyList } from './empty-list.ts';

export function EmptyListNote({ empty: { title, hint, link } }: { empty: EmptyList }) {
  return (
    <EmptyState title={title} hint={hint}>
      {link.isReset ? (
        <ResetLink className="button" href={link.href}>
          {link.label}
        </ResetLink>
      ) : (
        <a className="button" href={link.href}>
          {link.label}
        </a>
      )}
    </EmptyState>
  );
}
