/** Screens without parameters, which editors can link to. */
import { type RouteName, routeTable } from '#domain/site/route-table.ts';

/** Error page, LED screens. */
const notLinked = /^(?:not-found|led-screen.*)$/;

/** In the order of the route table; routes without parameters. */
export const linkableScreens: readonly RouteName[] = routeTable
  .filter(({ name, paths }) => !notLinked.test(name) && !/\/:[a-z]+(?:\/|$)|\*/.test(paths.de))
  .map(({ name }) => name);

/** For stored data. */
export function isLinkableScreen(name: unknown): name is RouteName {
  return linkableScreens.includes(name as RouteName);
}
