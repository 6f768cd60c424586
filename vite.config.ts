import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { developmentSite } from './src/server/http/development-site.ts';

/** What nearly every page needs: the shell, the panel, rows and tiles, the rules behind them. */
const everyPage =
  /src\/(?:domain|state|app\/(?:shell\/(?!CaptionBox|RedirectOverlay|SearchForm)|sticky-panel|layouts)|ui\/(?!media\/PictureViewer)|i18n\/(?:Mess|mess))|site\.config/;

/** Short class names in what visitors download. */
const scopedName =
  process.env.NODE_ENV === 'production' ? '_[hash:base64:5]' : '[name]_[local]_[hash:base64:4]';

export default defineConfig(({ command }) => ({
  plugins: [command === 'serve' ? developmentSite() : null, reactRouter()],
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              // Few files: each one costs a request and a dictionary of its own.
              groups: [
                { name: 'framework', test: /node_modules/ },
                { name: 'house', test: everyPage },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        rollupOptions: { input: './src/server/app.ts' },
      },
    },
  },
  css: { modules: { generateScopedName: scopedName } },
  build: {
    target: 'es2022',
    cssMinify: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { hmr: { port: Number(process.env.HMR_PORT ?? 24678) } },
  clearScreen: false,
}));
