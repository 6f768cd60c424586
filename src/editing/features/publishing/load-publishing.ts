/** Fetches what publishes; asked for by the bar, and by the dialogs on the way. */
import { later } from '../../lazy-components.ts';

export const fetchPublishing = later(() => import('./publish.ts'));
