import { expect, it } from 'vitest';
import * as site from '#site';
import type { SiteConfig } from './site.ts';

it('is filled in: every value that the house needs is exported from the file of settings', () => {
  const complete: SiteConfig = site;
  expect(complete.name).toBe(site.name);
  expect(complete.evening_begins).toBeLessThan(complete.evening_ends);
});
