// Lets pictures be decoded and encoded one after the other, because their memory grows with their pixels.
import { oneByOne } from './one-by-one.ts';

export const withDecodeLimit = oneByOne();
