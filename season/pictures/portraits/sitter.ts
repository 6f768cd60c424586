// Who sits for a portrait: a face in a few numbers, hair, clothes, bearing and light.

/** Shares of a common face: 1 is neither more nor less. */
export type Face = {
  /** Width of the whole head. */
  width?: number;
  /** Length from the brow to the chin. */
  length?: number;
  /** Width of the jaw. */
  jaw?: number;
  chin?: number;
  nose?: number;
  /** A bump (+) or hollow (-) on the nose, about .03. */
  bridge?: number;
  brow?: number;
  cheeks?: number;
  lips?: number;
  eyes?: number;
  /** 0 young, 1 old: folds, hollow temples, looser lids. */
  age?: number;
};

export type Hair =
  | 'bald'
  | 'ring'
  | 'crop'
  | 'short'
  | 'quiff'
  | 'side'
  | 'curls'
  | 'afro'
  | 'bob'
  | 'fringe'
  | 'long'
  | 'bun'
  | 'tail';
export type Beard = 'none' | 'stubble' | 'moustache' | 'goatee' | 'full';
export type Clothes = 'crew' | 'roll' | 'shirt' | 'coat' | 'stripes' | 'straps';

export type Sitter = {
  /** Slug of the person. */
  slug: string;
  face?: Face;
  /** 1 fair, 0 very dark. */
  skin: number;
  hair: Hair;
  /** 1 white, 0 black. */
  hairTone: number;
  beard?: Beard;
  glasses?: 'round' | 'square';
  clothes: Clothes;
  /** 1 white cloth, 0 black. */
  cloth: number;
  build?: number;
  /** Of the head: to the right (+), down (+), to the shoulder (+). */
  turn?: number;
  nod?: number;
  tilt?: number;
  /** Where the eyes look, beyond the head: -1 to 1. */
  gaze?: number;
  /** Corners of the mouth: up (+) or down. */
  smile?: number;
  /** Lips apart. */
  open?: number;
  /** How far the eyes are open: 1. */
  lids?: number;
  /** Side from which the light comes: -1 or 1; 2 is from above. */
  light?: number;
  /** Light on the wall behind: 0 to 1, and the side where it lies. */
  wall?: number;
  wallAt?: number;
};
