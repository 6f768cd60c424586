/** Components of the shell that load at the first interaction. */
import { lazyOnIdle, lazyOnInteraction } from '#ui/LazyComponent.tsx';

export const Footer = lazyOnInteraction(async () => (await import('./Footer.tsx')).Footer);
/** Loaded first and separately, because it reports that other components are missing. */
export const StalledNotice = lazyOnIdle(async () => (await import('./StalledNotice.tsx')).StalledNotice, 0);
export const MainMenu = lazyOnInteraction(async () => (await import('./MainMenu.tsx')).MainMenu);
