/**
 * Build: links the home page's own style sheet to its screen. The bundler links it to the lazy components that have
 * these styles, by a chunk without any code.
 */
import type { Plugin } from 'vite';
import { homeScreen, homeStyles } from './client-bundles.ts';
import { inApp } from './module-graph.ts';

export const linkHomeStylesheet: Plugin = {
  name: 'link-home-stylesheet',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    order: 'pre',
    handler(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const empty = chunks.find(({ name }) => name === homeStyles);
      const screen = chunks.find(({ facadeModuleId }) => facadeModuleId?.startsWith(inApp(homeScreen)));
      if (!empty || !screen || empty.code.trim() !== '')
        throw new Error('The styles of the home page are no sheet of their own.');
      for (const file of empty.viteMetadata?.importedCss ?? []) screen.viteMetadata?.importedCss.add(file);
      const path = `./${empty.fileName.split('/').at(-1)}`;
      for (const chunk of chunks) {
        chunk.imports = chunk.imports.filter((file) => file !== empty.fileName);
        chunk.code = chunk.code.replace(`import"${path}";`, '');
      }
      delete bundle[empty.fileName];
    },
  },
};
