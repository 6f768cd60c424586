import { reactRouter } from '@react-router/dev/vite';
import { defineConfig } from 'vite';
import { developmentSite } from './src/server/http/development-site.ts';

export default defineConfig(({ command }) => ({
  plugins: [command === 'serve' ? developmentSite() : null, reactRouter()],
  environments: {
    ssr: {
      build: {
        rollupOptions: { input: './src/server/app.ts' },
      },
    },
  },
  build: {
    target: 'es2022',
    cssMinify: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
  },
  server: { hmr: { port: Number(process.env.HMR_PORT ?? 24678) } },
  clearScreen: false,
}));
