/** "Load more": a link to the next page, which scripts turn into a button that appends the entries. */
import { useEffect } from 'react';
import { useMessages } from '#i18n/MessagesContext.tsx';
import { retryOnAnswer } from '#state/retry-on-answer.ts';
import { Placeholder, type PlaceholderKind } from '#ui/placeholders/Placeholder.tsx';
import styles from './LoadMore.module.css';
import type { PagedListState } from './use-paged-list.ts';

interface Props {
  label: string;
  /** The list's own address, including its filter. */
  address: string;
  list: Pick<PagedListState<unknown>, 'next' | 'isLoading'>;
  placeholder: PlaceholderKind;
}

export function LoadMore({ label, address, list: { next, isLoading }, placeholder }: Props) {
  const messages = useMessages();
  const href = next ? `${address}${address.includes('?') ? '&' : '?'}page=${next.page}` : '';
  useEffect(() => {
    if (!next?.hasFailed) return;
    return retryOnAnswer(href, () => next.load(href));
  }, [next, href]);
  if (isLoading) {
    return (
      <div role="status">
        <span className="visually-hidden">{messages.loading}</span>
        <Placeholder kind={placeholder} />
      </div>
    );
  }
  if (!next) return null;
  return (
    <p className={styles.more}>
      {next.hasFailed && <span role="alert">{messages.offline}</span>}
      <a
        className="button"
        href={href}
        onClick={(event) => {
          event.preventDefault();
          event.nativeEvent.stopPropagation();
          next.load(href);
        }}
      >
        {label}
      </a>
    </p>
  );
}
