// Adds to package-lock.json the optional platform packages that a registry did not carry: npm leaves them out when
// it writes the file, and `npm ci` then refuses it. Run it after a change of dependencies if `npm ci` complains.
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

/** Whether the lock file has a package somewhere on the way up from the folder that asks for it. */
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

/** What the name of a platform package says of the platform. */
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
