/** The colour schemes, on the server: the browser finds their rules and the script that chooses in the head. */
import { createContext } from 'react';
import type { ColourScheme } from '#domain/site/colour-scheme.ts';

export const ColoursContext = createContext<readonly ColourScheme[]>([]);
