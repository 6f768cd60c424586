/**
 * Submits a form that only scripts can send. Before hydration it is disabled, and with it Enter in a field: the browser
 * would send the form to an address that accepts none.
 */
import type { ReactNode } from 'react';
import { ScreenButton } from '../shell/ScreenButton.tsx';
import { useIsHydrated } from '../shell/use-is-hydrated.ts';

interface Props {
  isBusy: boolean;
  look?: 'primary' | 'button';
  children: ReactNode;
}

export function SubmitButton({ isBusy, look = 'primary', children }: Props) {
  const isReady = useIsHydrated();
  return (
    <ScreenButton type="submit" isPrimary={look === 'primary'} disabled={!isReady} aria-disabled={isBusy}>
      {children}
    </ScreenButton>
  );
}
