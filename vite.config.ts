import { globSync } from 'node:fs';
import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import { defineConfig, type Plugin } from 'vite';
import { clientBundles } from './src/app/build/client-bundles.ts';
import { linkHomeStylesheet } from './src/app/build/home-stylesheet.ts';
import { nameWidthInStyles } from './src/app/build/name-width.ts';
import { serverBundles } from './src/app/build/server-bundles.ts';
import { viteSitePlugin } from './src/server/http/development-site.ts';

const moduleStyles = globSync('src/**/*.module.css', { cwd: import.meta.dirname }).toSorted();

/** Short class names in what visitors download: the name itself, and which file it is from. */
function scopedName(name: string, file: string): string {
  const at = moduleStyles.indexOf(path.relative(import.meta.dirname, file.replace(/\?.*$/, '')));
  return `${name}-${at.toString(36)}`;
}

/**
 * Class names stand where they are used: imported by name, they are constants for the bundler. Otherwise every page
 * would load the tables of names of all styles.
 */
const classNamesInPlace: Plugin[] = [
  {
    name: 'class-names-by-name',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: { id: /\.tsx?$/, code: /\.module\.css'/ },
      handler: (code) =>
        code.replace(/^import (\w+) from (?='[^']+\.module\.css')/gm, 'import * as $1 from '),
    },
  },
  {
    name: 'styles-without-names',
    apply: 'build',
    enforce: 'post',
    transform: {
      filter: { id: /\.module\.css$/ },
      // Styles are kept where no class name is left, as in screens that import those of their lazy components.
      handler: (code) => ({ code, map: null, moduleSideEffects: 'no-treeshake' }),
    },
  },
];

/** Screens may export more than the router asks for, so that they need no second file. The router's plugin says otherwise. */
const screensWithMore: Plugin = {
  name: 'screens-with-more',
  apply: 'build',
  enforce: 'post',
  configEnvironment: (name) =>
    name === 'client' ? { build: { rollupOptions: { preserveEntrySignatures: 'allow-extension' } } } : null,
};

/** Asks the browser to compile a file as a whole while it loads, off the main thread; V8 does. */
const compileAtOnce = '//# allFunctionsCalledOnLoad';
const compiledAtOnce = ['framework', 'entry.client', 'interaction'];

/** Built into the program: finding and reading their hundreds of files took half of the processor time of a start. */
const packagesOfManyFiles = [
  /^drizzle-orm/,
  /^zod/,
  /^@?react-router/,
  /^@remix-run/,
  /^@?hono/,
  /^@asteasolutions/,
  // Prometheus's client with its histograms, and the sanitizer of rich text with its parser.
  /^(prom-client|@opentelemetry|tdigest|bintrees)/,
  /^(sanitize-html|postcss|htmlparser2|dom(handler|utils|-serializer|elementtype)|entities|source-map-js)/,
];

export default defineConfig(({ command }) => ({
  plugins: [
    command === 'serve' ? viteSitePlugin() : null,
    classNamesInPlace,
    nameWidthInStyles,
    reactRouter(),
    screensWithMore,
    linkHomeStylesheet,
  ],
  environments: {
    client: {
      build: {
        rollupOptions: {
          optimization: { inlineConst: true },
          output: {
            codeSplitting: { groups: clientBundles },
            postBanner: ({ name }) => (compiledAtOnce.includes(name) ? compileAtOnce : ''),
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: packagesOfManyFiles },
      build: {
        rollupOptions: {
          input: { app: './src/server/app.ts', main: './src/server/main.ts' },
          output: { codeSplitting: { groups: serverBundles } },
        },
      },
    },
  },
  css: {
    modules: {
      generateScopedName: command === 'build' ? scopedName : '[name]_[local]_[hash:base64:4]',
    },
  },
  build: {
    target: 'es2022',
    // Every browser that knows `:has()` and container queries.
    cssTarget: ['chrome109', 'edge109', 'firefox121', 'safari16.4'],
    cssMinify: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    // What a part needs is named in it; a second list of it, here for every page, is left to the shared ones.
    modulePreload: {
      resolveDependencies: (_part, needed) => needed.filter((name) => /(interaction|site)-/.test(name)),
    },
  },
  server: { hmr: { port: Number(process.env.HMR_PORT ?? 24678) } },
  clearScreen: false,
}));
