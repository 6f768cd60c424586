/** What of the people's screens waits for the first touch. Loaded with these screens, and with no others. */
import { later } from '#ui/Later.tsx';
import choices from './PersonChoices.module.css';
import head from './PersonHead.module.css';
import list from './PersonList.module.css';
import roles from './PersonRoles.module.css';
import tile from './PersonTile.module.css';
import teams from './TeamsBody.module.css';

export const PersonList = later(
  async () => (await import('./PersonList.tsx')).PersonList,
  list,
  tile,
  choices,
);
export const PersonBody = later(async () => (await import('./PersonBody.tsx')).PersonBody, head, roles);
export const TeamsBody = later(async () => (await import('./TeamsBody.tsx')).TeamsBody, teams, choices);
