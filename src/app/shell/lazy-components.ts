/** Components of the shell that load at the first interaction. */
import { lazyOnIdle, lazyOnInteraction } from '#ui/LazyComponent.tsx';

export const Footer = lazyOnInteraction(async () => (await import('./Footer.tsx')).Footer);
/** Soon, and by itself: it says that the others do not come. */
export const StalledNotice = lazyOnIdle(async () => (await import('./StalledNotice.tsx')).StalledNotice, 300);
export const MainMenu = lazyOnInteraction(async () => (await import('./MainMenu.tsx')).MainMenu);
