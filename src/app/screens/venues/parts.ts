/** What of the venues' screens waits for the first touch. Loaded with these screens, and with no others. */
import { later } from '#ui/Later.tsx';
import body from './VenueBody.module.css';
import list from './VenueList.module.css';
import map from './VenueMap.module.css';

export const VenueList = later(async () => (await import('./VenueList.tsx')).VenueList, list, map);
export const VenueBody = later(async () => (await import('./VenueBody.tsx')).VenueBody, body, map);
