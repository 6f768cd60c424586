/** Components of the shell that load at the first interaction. */
import { lazyOnInteraction } from '#ui/LazyComponent.tsx';

export const Footer = lazyOnInteraction(async () => (await import('./Footer.tsx')).Footer);
export const StalledNotice = lazyOnInteraction(
  async () => (await import('./StalledNotice.tsx')).StalledNotice,
);
export const MainMenu = lazyOnInteraction(async () => (await import('./MainMenu.tsx')).MainMenu);
