import { expect, test } from 'vitest';
import { isBackOfficePath } from './back-office-routes.ts';

test.each([
  '/cms-hub',
  '/cms-hub?lang=en',
  '/cms-hub.data',
  '/cms-hub.data?lang=en',
  '/cms/events',
  '/cms/events.data?page=2',
  '/cms/forms/1/entries',
])('%s is a back office path', (path) => expect(isBackOfficePath(path)).toBe(true));

test.each(['/', '/de', '/de/cms-hub', '/cmsx', '/cms-hub-2', '/cms-hub.database', '/de/api/cms-hub/events/'])(
  '%s is no back office path',
  (path) => expect(isBackOfficePath(path)).toBe(false),
);
