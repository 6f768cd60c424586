/** What a wall is drawn with. Loaded with its screen, and with no other. */
import { later } from '#ui/Later.tsx';
import wall from './Wall.module.css';
import row from './WallRow.module.css';

export const Wall = later(async () => (await import('./Wall.tsx')).Wall, wall, row);
