/** What of the people's screens waits for the first touch. Loaded with these screens, and with no others. */
import { later } from '#ui/Later.tsx';

export const PersonList = later(async () => (await import('./PersonList.tsx')).PersonList);
export const PersonBody = later(async () => (await import('./PersonBody.tsx')).PersonBody);
export const TeamsBody = later(async () => (await import('./TeamsBody.tsx')).TeamsBody);
