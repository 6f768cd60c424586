// How a person stands, sits or reaches; person.ts makes the figure of it.
import type { Vec } from './scene.ts';

type Limb = {
  /** Where the hand or foot is, in the figure's own axes. */
  to: Vec;
  /** Which way the elbow or knee points. */
  bend?: Vec;
};
export type Pose = {
  at?: Vec;
  size?: number;
  /** 0 faces the audience, PI/2 faces right, PI shows the back. */
  turn?: number;
  /** Upper body forward (+) or back. */
  lean?: number;
  /** Upper body to the right (+) or left. */
  side?: number;
  /** Weight on the right (+) or left leg: the hip moves there; about .05. */
  weight?: number;
  /** How far the body sinks: 0 stands, .45 sits on a chair. */
  sink?: number;
  head?: { turn?: number; nod?: number; tilt?: number };
  /** Hands and feet as the audience sees them when turn is 0: left is -x. */
  left?: Limb;
  right?: Limb;
  leftFoot?: Limb;
  rightFoot?: Limb;
  /** A coat or skirt: height of the hem, its half width there. */
  coat?: { hem: number; flare?: number; folds?: number; open?: boolean };
  collar?: boolean;
  hair?: 'none' | 'short' | 'long' | 'bun' | 'wild';
  hat?: 'none' | 'cap' | 'brim' | 'top' | 'helmet';
  /** Broader (1.2) or slighter (.85) body. */
  build?: number;
};
