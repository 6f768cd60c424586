/** The colour pair of a visitor, and how long it lasts. */
import { luminance } from './colours.ts';

/** The lighter of two colours; the first where they are alike. */
export function lighterOf(a: string, b: string): string {
  return luminance(b) > luminance(a) ? b : a;
}

/** The darker of two colours; the second where they are alike, so that a pair is never twice the same. */
export function darkerOf(a: string, b: string): string {
  return lighterOf(a, b) === a ? b : a;
}

export interface ColourScheme {
  id: number;
  name: string;
  /** `#rrggbb` */
  base_color: string;
  /** `#rrggbb` */
  secondary_color: string;
}

/** Black and white: what is used when the colours cannot be had, and what contrast mode forces. */
export const defaultScheme: ColourScheme = {
  id: 0,
  name: 'default',
  base_color: '#000000',
  secondary_color: '#ffffff',
};

/** The group that colours the season's tile on the front page instead of being chosen. */
export const interimGroupName = 'Interims_Kachel_Spielzeit';

/** The four colours of the style sheet: the pair as named, and as light and dark. */
export interface Inks {
  base: string;
  secondary: string;
  light: string;
  dark: string;
}

/** A scheme as inks. */
export function inksOf({ base_color, secondary_color }: ColourScheme): Inks {
  return {
    base: base_color,
    secondary: secondary_color,
    light: lighterOf(base_color, secondary_color),
    dark: darkerOf(base_color, secondary_color),
  };
}

/** The cookie that stores the colour pair; lifetimes in seconds, the short one after a failed request. */
export const colourSchemeCookie = { name: 'colorScheme', maxAge: 3600, maxAgeOnError: 10 } as const;
