import { expect, it } from 'vitest';
import * as site from '#site';
import type { SiteConfig } from './site.ts';

it('site.config.ts exports every required value', () => {
  const complete: SiteConfig = site;
  expect(complete.name).toBe(site.name);
  expect(complete.evening_begins).toBeLessThan(complete.evening_ends);
});
