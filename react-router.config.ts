import type { Config } from '@react-router/dev/config';
import { compressBuiltFiles } from './src/server/http/compress-built-files.ts';
import { writePublicManifest } from './src/server/http/public-manifest.ts';
import { writeTouchIcon } from './src/server/http/touch-icon.ts';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  // As the entries in `vite.config.ts` are called: `main.js` is the program, `app.js` what tests start by themselves.
  serverBuildFile: '[name].js',
  ssr: true,
  // Lazy discovery would ask for a manifest of every linked path on every page view.
  routeDiscovery: { mode: 'initial' },
  // A file of its own for each screen's `clientLoader`, which all screens share, would only be another request.
  splitRouteModules: false,
  async buildEnd() {
    await writePublicManifest('build/client');
    await writeTouchIcon('build/client');
    await compressBuiltFiles('build/client');
  },
} satisfies Config;
