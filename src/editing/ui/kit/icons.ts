/** Icons of the editing layer: single strokes on a 16 by 16 grid. */
import { undoIcons } from './undo-icons.ts';

export const icons = {
  ...undoIcons,
  bold: 'M4.5 2.5h4a2.7 2.7 0 0 1 0 5.4h-4zM4.5 7.9h4.8a2.8 2.8 0 0 1 0 5.6H4.5z',
  italic: 'M6.5 2.5h6M3.5 13.5h6M9.8 2.5 6.2 13.5',
  link: 'M6.5 9.5l3-3M7.5 4.5l1.4-1.4a2.8 2.8 0 0 1 4 4L11.500 8.500M8.500 11.500l-1.400 1.400a2.800 2.800 0 0 1-4-4L4.500 7.500',
  bullets: 'M6 3.500h8M6 8h8M6 12.500h8M2 3.500h1.500M2 8h1.500M2 12.500h1.500',
  numbers: 'M6.500 3.500H14M6.500 8H14M6.500 12.500H14M2 2.500h1v3M2 9.500c0-1.500 2-1 2 .2C4 11 2 12 2 13h2',
  close: 'M3.500 3.500l9 9M12.500 3.500l-9 9',
  up: 'M8 13V3.500M4 7.500l4-4 4 4',
  down: 'M8 3v9.500M4 8.500l4 4 4-4',
  remove: 'M2.500 4.500h11M6 4.500v-2h4v2M4 4.500l.7 9h6.600l.7-9M6.700 7v4M9.300 7v4',
  add: 'M8 3v10M3 8h10',
  unlink:
    'M7.500 4.500l1.400-1.400a2.800 2.800 0 0 1 4 4L11.500 8.500M8.500 11.500l-1.400 1.400a2.800 2.800 0 0 1-4-4L4.500 7.500M2.500 2.500l11 11',
} as const;

export type IconName = keyof typeof icons;
