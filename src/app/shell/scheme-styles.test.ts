import { expect, it } from 'vitest';
import { type ColourScheme, interimGroupName } from '#domain/site/colour-scheme.ts';
import { schemeStyles } from './scheme-styles.ts';

const group = (id: number, base_color: string, secondary_color: string, name = `g${id}`): ColourScheme => ({
  id,
  name,
  base_color,
  secondary_color,
});

it('has one rule per colour scheme, light or dark by its colours', () => {
  const styles = schemeStyles([group(1, '#1b0b45', '#ff9ac4'), group(2, '#ffff00', '#202020')]);
  expect(styles).toContain('[data-scheme="1"]{--base:#1b0b45;--sec:#ff9ac4;--light:#ff9ac4;--dark:#1b0b45;');
  expect(styles).toContain('[data-scheme="2"]{--base:#ffff00;--sec:#202020;--light:#ffff00;--dark:#202020;');
});

it('colours the season’s tile with the interim group, which visitors are never given', () => {
  const styles = schemeStyles([
    group(1, '#1b0b45', '#ff9ac4'),
    group(9, '#aa0000', '#00aa00', interimGroupName),
  ]);
  expect(styles).toContain('--tile-base:#aa0000;--tile-sec:#00aa00');
  expect(styles).not.toContain('data-scheme="9"');
});

it('colours the tile with another pair than the page if there is no interim group', () => {
  const styles = schemeStyles([group(1, '#111111', '#eeeeee'), group(2, '#222222', '#dddddd')]);
  expect(styles).toMatch(/data-scheme="1"\][^}]*--tile-base:#222222/);
  expect(styles).toMatch(/data-scheme="2"\][^}]*--tile-base:#111111/);
});

it('is black and white without pairs', () => {
  expect(schemeStyles([])).toBe(
    ':root{--base:#000000;--sec:#ffffff;--light:#ffffff;--dark:#000000;--tile-base:#000000;--tile-sec:#ffffff}',
  );
});

it.each(['red', '#fff', '#12345g', '#123456;}body{display:none', '</style><script>', 'url(//evil)', ''])(
  'leaves out a pair with an invalid colour: %s',
  (colour) => {
    expect(schemeStyles([group(1, colour, '#ffffff'), group(2, '#ffffff', colour)])).toBe(schemeStyles([]));
  },
);
