// The router's manifest without the back office, so that visitors' scripts do not name its screens.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ServerBuild } from 'react-router';

type Assets = Pick<ServerBuild['assets'], 'routes' | 'url'>;

const prefix = 'window.__reactRouterManifest=';
const layout = 'back-office';

/**
 * The assets that visitors' pages name. The router marks styles that scripts load too with `#`, so that they stay when
 * the screen is left; root styles always stay, and without the mark no script loads them again.
 */
export function publicAssets<A extends Assets>(assets: A): A {
  const rootStyles = new Set(assets.routes.root?.css);
  const entries = Object.entries(assets.routes)
    .filter(([, route]) => isPublic(route))
    .map(([id, route]) => [
      id,
      route && {
        ...route,
        css: route.css?.map((href) => (rootStyles.has(href) ? href.replace('#', '') : href)),
      },
    ]);
  return { ...assets, routes: Object.fromEntries(entries), url: publicUrl(assets.url) };
}

/** The router's build without the back office, whose routes would otherwise be matched for every page. */
export function publicBuild(build: ServerBuild): ServerBuild {
  const entries = Object.entries(build.routes).filter(([, route]) => isPublic(route));
  return { ...build, routes: Object.fromEntries(entries), assets: publicAssets(build.assets) };
}

const isPublic = (route: { id: string; parentId?: string } | undefined) =>
  route?.id !== layout && route?.parentId !== layout;

const publicUrl = (url: string) => url.replace(/\.js$/, '-public.js');

/**
 * Writes the manifest that {@link publicAssets} names beside the full one.
 * @throws if the build has no manifest of the expected form
 */
export async function writePublicManifest(clientDirectory: string): Promise<void> {
  const folder = path.join(clientDirectory, 'assets');
  const name = (await readdir(folder)).find((file) => /^manifest-\w+\.js$/.test(file));
  const text = name && (await readFile(path.join(folder, name), 'utf8'));
  if (!text?.startsWith(prefix)) throw new Error('The build has no manifest of routes.');
  const assets = publicAssets(JSON.parse(text.slice(prefix.length).replace(/;\s*$/, '')) as Assets);
  await writeFile(path.join(folder, path.basename(assets.url)), `${prefix}${JSON.stringify(assets)};`);
}
