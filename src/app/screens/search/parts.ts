/** What of the search's screen waits for the first touch. Loaded with it, and with no other. */
import { later } from '#ui/Later.tsx';
import body from './SearchBody.module.css';
import row from './SearchRow.module.css';
import tabs from './SearchTabs.module.css';

export const SearchBody = later(async () => (await import('./SearchBody.tsx')).SearchBody, body, row);
export const SearchTabs = later(async () => (await import('./SearchTabs.tsx')).SearchTabs, tabs);
