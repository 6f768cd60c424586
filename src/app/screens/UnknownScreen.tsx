/** Unknown addresses of the back office: the login first, then a message in its layout. */

import { requireAction } from '#server/back-office-access.ts';
import { notFound } from '#server/not-found.ts';
import type { Route } from './+types/UnknownScreen';

export function loader({ url, context }: Route.LoaderArgs): never {
  requireAction({ url, context }, null);
  throw notFound();
}

export default function UnknownScreen() {
  return null;
}
