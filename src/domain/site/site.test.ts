import { expect, expectTypeOf, it } from 'vitest';
import * as site from '#site';
import type { SiteConfig } from './site.ts';

it('site.config.ts exports every required value', () => {
  const complete: SiteConfig = site;
  expect(complete.name).toBe(site.name);
  expect(complete.evening_begins).toBeLessThan(complete.evening_ends);
});

it('each value has its whole type, so that what another theatre writes there compiles too', () => {
  expectTypeOf<{ [Key in keyof SiteConfig]: (typeof site)[Key] }>().toEqualTypeOf<SiteConfig>();
});
