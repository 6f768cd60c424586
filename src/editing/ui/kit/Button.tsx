/** A text button. */
import type { ButtonHTMLAttributes } from 'react';
import styles from './kit.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> {
  kind?: 'plain' | 'primary' | 'danger';
  /** Placed at the other end of the dialog footer. */
  isAside?: boolean;
}

export function Button({ kind = 'plain', isAside = false, ...button }: Props) {
  const kinds = { plain: '', primary: styles.primary, danger: styles.danger };
  const classes = [styles.button, kinds[kind], isAside && styles.aside].filter(Boolean).join(' ');
  return <button type="button" {...button} className={classes} />;
}
