import { expect, test } from 'vitest';
import { rejectionOfRequest, requestKind } from './request-kind.ts';

test.each([
  ['GET', '/de/spielplan', false, 'public-page'],
  ['HEAD', '/de/spielplan?date=2026-03-12', false, 'public-page'],
  ['GET', '/de/spielplan', true, 'page-of-login'],
  ['GET', '/de/spielplan/', false, 'rest'],
  ['POST', '/de/spielplan', false, 'rest'],
  ['GET', '/de/forms/kontakt', false, 'personal-page'],
  ['GET', '/cms-hub', false, 'personal-page'],
  ['POST', '/de/forms/kontakt', false, 'form'],
  ['POST', '/de/forms/kontakt', true, 'form'],
  ['POST', '/de/api/forms/kontakt/', false, 'api'],
  ['GET', '/de/api/events/?page=2', true, 'api'],
  ['GET', '/media/1/a.jpg', false, 'rest'],
  ['GET', '/robots.txt', false, 'rest'],
  ['OPTIONS', '*', false, 'rest'],
] as const)('%s %s, logged in: %s: %s', (method, target, isLoggedIn, kind) => {
  expect(requestKind(method, target, isLoggedIn)).toBe(kind);
});

test.each([
  ['public-page', '/de/%zz', 400],
  ['form', '/de/forms/%zz', 400],
  ['public-page', `/de/${'a'.repeat(9000)}`, 414],
  ['rest', '/media/%zz', undefined],
  ['api', '/de/api/%zz', undefined],
  ['public-page', '/de/besuch', undefined],
] as const)('a %s request to an address like %s: %s', (kind, target, status) => {
  expect(rejectionOfRequest(kind, target)?.status).toBe(status);
});
