/** Screens without parameters, which links can name. */
import { type RouteName, routeTable } from '#domain/site/route-table.ts';

/** Nobody is led there by a link: errors, walls, the editors' own front page. */
const notLinked = /^(?:not-found|led-screen.*|cms-hub.*)$/;

/** In the order of the table: those whose address needs no part filled in. */
export const linkableScreens: readonly RouteName[] = routeTable
  .filter(({ name, paths }) => !notLinked.test(name) && !/\/:[a-z]+(?:\/|$)|\*/.test(paths.de))
  .map(({ name }) => name);

/** Whether stored data names one of them. */
export function isLinkableScreen(name: unknown): name is RouteName {
  return linkableScreens.includes(name as RouteName);
}
