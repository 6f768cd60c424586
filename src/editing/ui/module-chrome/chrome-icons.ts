/** Icons of the module toolbar: single strokes on a 16 by 16 grid. */
export const chromeIcons = {
  edit: 'M2.5 13.5l.8-3.2 7.4-7.4 2.4 2.4-7.400 7.400zM9.200 4.400l2.400 2.400',
  up: 'M8 13V3.500M4 7.500l4-4 4 4',
  down: 'M8 3v9.500M4 8.500l4 4 4-4',
  left: 'M13 8H3.500M7.500 4l-4 4 4 4',
  right: 'M3 8h9.500M8.500 4l4 4-4 4',
  drag: 'M6 3.500v.01M10 3.500v.01M6 8v.01M10 8v.01M6 12.500v.01M10 12.500v.01',
  move: 'M2.500 3.500h6v9h-6zM8.500 8h5M11.500 5.500 14 8l-2.500 2.500',
  duplicate: 'M2.500 2.500h7v7h-7zM6.500 12v1.500h7v-7H12',
  copy: 'M5.500 2.500h5v2h-5zM5.500 3.500h-2v10h9v-10h-2',
  remove: 'M2.500 4.500h11M6 4.500v-2h4v2M4 4.500l.7 9h6.600l.7-9',
  add: 'M8 3v10M3 8h10',
  parent: 'M13 12.500V8H4M7 4.500 3.500 8 7 11.500',
} as const;

export type ChromeIcon = keyof typeof chromeIcons;
