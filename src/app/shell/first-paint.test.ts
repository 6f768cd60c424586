import vm from 'node:vm';
import { describe, expect, it } from 'vitest';
import { type ColourScheme, interimGroupName } from '#domain/site/colour-scheme.ts';
import { firstPaintScript } from './first-paint.ts';

const group = (id: number, name = `g${id}`): ColourScheme => ({
  id,
  name,
  base_color: '#000000',
  secondary_color: '#ffffff',
});
const groups = [group(3), group(5), group(8, interimGroupName), group(11)];

interface Visit {
  cookie?: string;
  stored?: string | Error;
  random?: number;
  isSecure?: boolean;
}

/** Runs the script as a browser does, and returns the resulting attributes of the page. */
function paint(
  of: readonly ColourScheme[],
  { cookie = '', stored, random = 0, isSecure = true }: Visit = {},
) {
  const dataset: Record<string, unknown> = {};
  let written: string | null = null;
  const document = {
    get cookie() {
      return cookie;
    },
    set cookie(text: string) {
      written = text;
    },
    documentElement: { dataset },
  };
  const localStorage = {
    get darkMode() {
      if (stored instanceof Error) throw stored;
      return stored;
    },
  };
  const math = Object.assign(Object.create(Math), { random: () => random });
  vm.runInNewContext(firstPaintScript(of), { document, localStorage, Math: math, isSecureContext: isSecure });
  return { scheme: String(dataset.scheme), contrast: 'contrast' in dataset, written };
}

describe('the colour scheme', () => {
  it.each([
    ['colorScheme=5', '5'],
    ['a=1; colorScheme=11; b=2', '11'],
    ['xcolorScheme=5; colorScheme=3', '3'],
  ])('is the stored one: %s', (cookie, scheme) => {
    expect(paint(groups, { cookie })).toMatchObject({ scheme, written: null });
  });

  it.each([
    [0, '3'],
    [0.34, '5'],
    [0.999, '11'],
  ])('is drawn at random from the groups other than the tile’s: %s', (random, scheme) => {
    const { scheme: drawn, written } = paint(groups, { random });
    expect(drawn).toBe(scheme);
    expect(written).toBe(`colorScheme=${scheme};max-age=3600;path=/;samesite=lax;secure`);
  });

  it.each([
    'colorScheme=8',
    'colorScheme=99',
    'colorScheme=',
    'colorScheme=abc',
    'colorScheme=-3',
    'other=3',
  ])('is drawn again if the cookie names no selectable scheme: %s', (cookie) => {
    expect(paint(groups, { cookie })).toMatchObject({ scheme: '3' });
    expect(paint(groups, { cookie }).written).toContain('colorScheme=3;');
  });

  it('keeps the stored value if the groups cannot be read', () => {
    expect(paint([], { cookie: 'colorScheme=5' })).toMatchObject({ scheme: '5', written: null });
  });

  it('is black and white for ten seconds if there are no groups', () => {
    const { scheme, written } = paint([]);
    expect(scheme).toBe('0');
    expect(written).toContain('colorScheme=0;max-age=10;');
  });

  it('is also stored over plain http', () => {
    expect(paint(groups, { isSecure: false }).written).toBe('colorScheme=3;max-age=3600;path=/;samesite=lax');
  });
});

describe('contrast mode', () => {
  it.each([
    ['true', true],
    ['false', false],
    [undefined, false],
    [new Error('denied'), false],
  ])('is read from the stored value %s', (stored, contrast) => {
    expect(paint(groups, stored === undefined ? {} : { stored }).contrast).toBe(contrast);
  });
});

it('inserts only numbers into the script, no names', () => {
  expect(firstPaintScript([group(1, '</script><script>alert(1)</script>')])).not.toContain('alert');
});
