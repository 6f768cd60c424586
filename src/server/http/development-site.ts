// Development only: forwards requests to the site as Vite serves it, with hot reload of pages and endpoints.
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Plugin, RunnableDevEnvironment } from 'vite';
import type { App } from '#server/app.ts';

/** Set by `dev.ts` before the first request; creates the site from Vite's module. */
interface DevelopmentHost {
  createApp(module: typeof import('#server/app.ts')): App;
}

declare global {
  // Vite instantiates the plugin, so a global connects it with the application.
  var foyerDevelopmentHost: DevelopmentHost | undefined;
}

/** A Vite plugin: the site answers requests that Vite does not, and is recreated after a change. */
export function viteSitePlugin(): Plugin {
  let current: { module: typeof import('#server/app.ts'); app: App } | undefined;
  return {
    name: 'foyer-development-site',
    configureServer(vite) {
      // Returned, so that it runs after Vite's own middleware.
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
