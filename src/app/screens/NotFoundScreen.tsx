/** The screen of unknown addresses. */
import { appContextKey } from '#server/app-context.ts';
import { similarRecord } from '#server/services/site/similar-record.ts';
import { notFound } from '../not-found.ts';
import type { Route } from './+types/NotFoundScreen';

/** Always throws, so that the layout's error boundary renders the 404. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<never> {
  throw notFound(await similarRecord(context.get(appContextKey), url.pathname));
}

export default function NotFoundScreen() {
  return null;
}
