/** The screen of unknown addresses. */
import { notFoundAt } from '#server/not-found.ts';
import type { Route } from './+types/NotFoundScreen';

/** Always throws, so that the layout's error boundary renders the 404. */
export async function loader({ url, context }: Route.LoaderArgs): Promise<never> {
  throw await notFoundAt({ context, url });
}

export default function NotFoundScreen() {
  return null;
}
