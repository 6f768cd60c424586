// An open hand, its palm to us: the wrist at 0 0, the middle finger up to -66, the thumb to the right.
import { drawn } from './limbs.ts';
import { at, dark, gouge } from './paths.ts';

const parts = [
  '0 6 15, -1 -10 20, 0 -24 26',
  '-8 -26 12, 9 -28 12',
  '8 -12 11, 20 -22 9.4, 28 -36 7',
  '9 -30 9, 14 -44 8.4, 18 -57 6.4',
  '3 -32 9.4, 5 -50 8.8, 6 -65 6.6',
  '-4 -31 9, -6 -48 8.4, -8 -61 6.2',
  '-10 -27 8, -16 -40 7.2, -20 -51 5.4',
];

export const openHandEdge = drawn(parts, 2.2);

export const openHand =
  drawn(parts) +
  dark(
    gouge(at('12 -14, 4 -18, 2 -30'), 1.7, 0.4) +
      gouge(at('-11 -22, -3 -25, 8 -30'), 1.3, 0.5) +
      gouge(at('-10 -16, -2 -16, 4 -22'), 1.1, 0.5) +
      gouge(at('-7 1, -2 3, 4 2'), 1, 0.5),
  );
