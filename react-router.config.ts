import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/app',
  buildDirectory: 'build',
  serverBuildFile: 'app.js',
  ssr: true,
  // Lazy discovery would ask for a manifest of every linked path on every page view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
