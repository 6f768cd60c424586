import type { ServerBuild } from 'react-router';
import { expect, test } from 'vitest';
import { publicAssets } from './public-manifest.ts';

const route = (id: string, parentId: string | undefined, css: string[]) => ({
  id,
  parentId,
  css,
  module: `/assets/${id}.js`,
  hasLoader: false,
  hasClientLoader: false,
  hasAction: false,
  hasClientAction: false,
  hasClientMiddleware: false,
  hasDefaultExport: true,
  hasErrorBoundary: false,
  imports: [],
  clientActionModule: undefined,
  clientLoaderModule: undefined,
  clientMiddlewareModule: undefined,
  hydrateFallbackModule: undefined,
});

const routes: ServerBuild['assets']['routes'] = {
  root: route('root', undefined, ['/assets/entry-1.css#']),
  press: route('press', 'root', ['/assets/press-1.css', '/assets/entry-1.css#', '/assets/part-1.css#']),
  'back-office': route('back-office', 'root', []),
  hub: route('hub', 'back-office', []),
};
const found = publicAssets({ routes, url: '/assets/manifest-1.js' });

test('lists no routes of the back office', () => {
  expect(Object.keys(found.routes)).toEqual(['root', 'press']);
  expect(found.url).toBe('/assets/manifest-1-public.js');
});

test('the root’s styles have the names used in scripts, so that they are not loaded twice', () => {
  expect(found.routes.root?.css).toEqual(['/assets/entry-1.css']);
  expect(found.routes.press?.css).toEqual([
    '/assets/press-1.css',
    '/assets/entry-1.css',
    '/assets/part-1.css#',
  ]);
});
