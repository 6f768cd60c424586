/** A text button. */
import type { ButtonHTMLAttributes } from 'react';
import styles from './kit.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled'> {
  kind?: 'plain' | 'primary' | 'danger';
  /** Placed at the other end of the dialog footer. */
  isAside?: boolean;
}

/** With `aria-disabled` it keeps the focus, and presses do nothing; a form is not submitted by it either. */
export function Button({ kind = 'plain', isAside = false, onClick, ...button }: Props) {
  const isDisabled = button['aria-disabled'] === true;
  const kinds = { plain: '', primary: styles.primary, danger: styles.danger };
  const classes = [styles.button, kinds[kind], isAside && styles.aside].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      {...button}
      className={classes}
      onClick={isDisabled ? (event) => event.preventDefault() : onClick}
    />
  );
}
