/** Resets all filters; shown while one is set. */
import { useMessages } from '#i18n/MessagesContext.tsx';
import { ResetLink } from '#ui/primitives/ResetLink.tsx';
import styles from './FilterReset.module.css';

export function FilterReset({ href }: { href: string }) {
  const { filter_reset } = useMessages();
  return (
    <ResetLink className={styles.reset} href={href}>
      {filter_reset}
    </ResetLink>
  );
}
