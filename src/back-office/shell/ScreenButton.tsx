/** A button on a screen of the back office. */
import type { ComponentProps } from 'react';
import controls from './controls.module.css';

interface Props extends Omit<ComponentProps<'button'>, 'className'> {
  isPrimary?: boolean;
}

/** With `aria-disabled` it keeps the focus, and presses do nothing; a form is not submitted by it either. */
export function ScreenButton({ isPrimary = false, onClick, ...button }: Props) {
  const isDisabled = button['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...button}
      className={isPrimary ? controls.primary : controls.button}
      onClick={isDisabled ? (event) => event.preventDefault() : onClick}
    />
  );
}
