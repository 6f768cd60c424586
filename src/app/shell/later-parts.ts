/** What of a page waits for the reader's first touch before its script is loaded: nearly all but the shell. */
import { later, soon } from '#ui/Later.tsx';

export const Breadcrumbs = later(async () => (await import('./Breadcrumbs.tsx')).Breadcrumbs);
export const BehindThePage = soon(async () => (await import('./BehindThePage.tsx')).BehindThePage);
export const Footer = later(async () => (await import('./Footer.tsx')).Footer);
export const MainMenu = later(async () => (await import('./MainMenu.tsx')).MainMenu);
export const HomeBody = later(async () => (await import('../screens/home/HomeBody.tsx')).HomeBody);
export const PageBody = later(async () => (await import('../screens/page/PageBody.tsx')).PageBody);
export const InPreparation = later(
  async () => (await import('../screens/preparation/InPreparation.tsx')).InPreparation,
);
export const EventList = later(async () => (await import('../screens/events/EventList.tsx')).EventList);
export const ProductionBody = later(
  async () => (await import('../screens/production/ProductionBody.tsx')).ProductionBody,
);
export const ProductionList = later(
  async () => (await import('../screens/productions/ProductionList.tsx')).ProductionList,
);
export const EventChoices = later(
  async () => (await import('../sticky-panel/EventChoices.tsx')).EventChoices,
);
export const EveningList = later(async () => (await import('../sticky-panel/EveningList.tsx')).EveningList);
export const ProductionChoices = later(
  async () => (await import('../sticky-panel/ProductionChoices.tsx')).ProductionChoices,
);
export const TodayTabs = later(async () => (await import('../sticky-panel/TodayTabs.tsx')).TodayTabs);
export const PendingPage = later(async () => (await import('./PendingPage.tsx')).PendingPage);
export const BarTitle = later(async () => (await import('#ui/primitives/BarTitle.tsx')).BarTitle);
