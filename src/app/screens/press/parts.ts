/** What of the press room waits for the first touch. Loaded with its screens, and with no others. */
import { later } from '#ui/Later.tsx';
import contact from './PressContact.module.css';
import downloads from './PressDownloads.module.css';
import list from './PressList.module.css';

export const PressBody = later(async () => (await import('./PressBody.tsx')).PressBody, contact);
export const PressList = later(
  async () => (await import('./PressList.tsx')).PressList,
  list,
  downloads,
  contact,
);
