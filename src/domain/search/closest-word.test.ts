import { expect, it } from 'vitest';
import { soundOf } from './closest-word.ts';

it.each([
  ['räuber', 'reuber'],
  ['räuber', 'räuba'],
  ['sophokles', 'sofokles'],
  ['tschechow', 'tschechov'],
  ['kafka', 'cafka'],
  ['frühling', 'fruling'],
  ['theater', 'teater'],
  ['samstag', 'sammstag'],
])('%s sounds like %s', (word, heard) => expect(soundOf(heard)).toBe(soundOf(word)));

it.each([
  ['faust', 'fest'],
  ['nora', 'nero'],
])('%s does not sound like %s', (word, other) => expect(soundOf(other)).not.toBe(soundOf(word)));
