// Development only: hands requests to the site as Vite has it in memory, so that pages and calls reload hot.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, RunnableDevEnvironment } from 'vite';
import type { App } from '#server/app.ts';

/** What `dev.ts` puts in place before the first request: makes a site from the module that Vite serves. */
export interface DevelopmentHost {
  createApp(module: typeof import('#server/app.ts')): App;
}

declare global {
  // One process holds Vite and the database; the plugin finds the latter here.
  var foyerDevelopmentHost: DevelopmentHost | undefined;
}

/** A plugin for Vite: the site itself answers behind Vite's own files, and is made anew after a change. */
export function developmentSite(): Plugin {
  let current: { module: typeof import('#server/app.ts'); app: App } | undefined;
  return {
    name: 'foyer-development-site',
    configureServer(vite) {
      // Returned, so that Vite's own files are answered before the site is asked.
      return () => {
        vite.middlewares.use(async (request: IncomingMessage, response: ServerResponse, next) => {
          try {
            const environment = vite.environments.ssr as RunnableDevEnvironment;
            const module = (await environment.runner.import(
              '/src/server/app.ts',
            )) as typeof import('#server/app.ts');
            const host = globalThis.foyerDevelopmentHost;
            if (!host) throw new Error('Start the development server with `npm run dev`.');
            if (current?.module !== module) {
              await current?.app.close();
              current = { module, app: host.createApp(module) };
            }
            request.url = (request as IncomingMessage & { originalUrl?: string }).originalUrl ?? request.url;
            current.app.handle(request, response);
          } catch (error) {
            if (error instanceof Error) vite.ssrFixStacktrace(error);
            next(error);
          }
        });
      };
    },
  };
}
