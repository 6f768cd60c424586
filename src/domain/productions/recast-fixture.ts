/** Casts and recasts, with the index of the recast part; the same rule exists in SQL. */
import type { CastPart, Recast } from './recasts.ts';

const part = (role: string, name: string): CastPart => ({ role: { de: role }, name });
const recast = (role: string, instead_of: string): Pick<Recast, 'role' | 'instead_of'> => ({
  role: { de: role },
  instead_of,
});
const cast = [part('Firs', 'Gustav'), part('Soldat', 'Ole'), part('Soldat', 'Tilo'), part('Anja', 'Clara')];

export const castCases: [string, CastPart[], Pick<Recast, 'role' | 'instead_of'>, number][] = [
  ['the part of that name', cast, recast('Anja', 'Clara'), 3],
  ['of two parts of one name that of whoever was announced', cast, recast('Soldat', 'Tilo'), 2],
  ['the part, when somebody else plays it as a rule by now', cast, recast('Firs', 'Kofi'), 0],
  ['the part of whoever was announced, when it has another name by now', cast, recast('Diener', 'Gustav'), 0],
  ['the part before its player', cast, recast('Anja', 'Gustav'), 3],
  ['the first of two parts of one name, when nobody was announced', cast, recast('Soldat', ''), 1],
  ['nothing that the cast does not have', cast, recast('Passant', 'Mira'), -1],
  ['nothing without a cast', [], recast('Firs', 'Gustav'), -1],
];
