/** What of the press room waits for the first touch. Loaded with its screens, and with no others. */
import { later } from '#ui/Later.tsx';

export const PressBody = later(async () => (await import('./PressBody.tsx')).PressBody);
export const PressList = later(async () => (await import('./PressList.tsx')).PressList);
