/** The colour pair of a visitor and its cookie. */
import { luminance } from './colours.ts';

/** The first if both have the same luminance. */
export function lighterOf(a: string, b: string): string {
  return luminance(b) > luminance(a) ? b : a;
}

/**
 * The second if both have the same luminance, so that `lighterOf` and `darkerOf` never return the same one.
 */
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

/** Black and white: the fallback if the colours cannot be loaded, and the colours of contrast mode. */
export const defaultScheme: ColourScheme = {
  id: 0,
  name: 'default',
  base_color: '#000000',
  secondary_color: '#ffffff',
};

/** The colours of the season's tile on the home page; never used as a visitor's scheme. */
export const interimGroupName = 'Interims_Kachel_Spielzeit';

/** The pair by role and by luminance, as CSS custom properties. */
export interface Inks {
  base: string;
  secondary: string;
  light: string;
  dark: string;
}

/** Both colours of a scheme, and which of them is the lighter one. */
export function inksOf({ base_color, secondary_color }: ColourScheme): Inks {
  return {
    base: base_color,
    secondary: secondary_color,
    light: lighterOf(base_color, secondary_color),
    dark: darkerOf(base_color, secondary_color),
  };
}

/** Lifetimes in seconds; the short one applies if the colours could not be loaded. */
export const colourSchemeCookie = { name: 'colorScheme', maxAge: 3600, maxAgeOnError: 10 } as const;
