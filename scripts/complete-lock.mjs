// Adds optional platform packages that the registry did not serve to package-lock.json: npm omits them when
// it writes the file, and `npm ci` then rejects it. Run it after a change of dependencies if `npm ci`
// complains.
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const file = path.join(import.meta.dirname, '..', 'package-lock.json');
const systems = [
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'aix',
  'win32',
];
const processors = [
  'arm64',
  'x64',
  'arm',
  'ia32',
  'ppc64',
  'riscv64',
  's390x',
  'loong64',
  'mips64el',
  'wasm32',
];

/** Whether the lock file has the package in the folder or one of its ancestors. */
function isLocked(packages, folder, name) {
  for (
    let at = folder;
    ;
    at = at.includes('/node_modules/') ? at.slice(0, at.lastIndexOf('/node_modules/')) : ''
  ) {
    if (packages[`${at ? `${at}/` : ''}node_modules/${name}`]) return true;
    if (!at) return false;
  }
}

/** Platform and architecture from the name of a platform package. */
function platformOf(name) {
  const os = systems.find(
    (system) => name.includes(system) || (system === 'win32' && name.includes('windows')),
  );
  const cpu = processors.find((processor) => name.includes(processor));
  const libc = name.includes('musl') ? ['musl'] : name.includes('-gnu') ? ['glibc'] : undefined;
  return { cpu: cpu && [cpu], libc, os: os && [os] };
}

const lock = JSON.parse(readFileSync(file, 'utf8'));
const added = {};
for (const [folder, { optionalDependencies = {}, dev }] of Object.entries(lock.packages)) {
  if (folder === '') continue;
  for (const [name, version] of Object.entries(optionalDependencies)) {
    if (isLocked(lock.packages, folder, name)) continue;
    const { cpu, libc, os } = platformOf(name);
    added[`node_modules/${name}`] = { version, cpu, ...(dev ? { dev } : {}), libc, optional: true, os };
  }
}
const all = { ...lock.packages, ...added };
lock.packages = Object.fromEntries(
  Object.keys(all)
    .sort()
    .map((key) => [key, all[key]]),
);
writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${Object.keys(added).length} packages added.\n`);
