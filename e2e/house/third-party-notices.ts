import { existsSync, globSync, readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const noticesFile = join(root, 'THIRD-PARTY-NOTICES.md');

type Manifest = {
  name: string;
  version: string;
  license?: string | { type: string };
  cpu?: string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
};
type Package = { name: string; version: string; license: string; folder: string };

const readManifest = (folder: string): Manifest => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Returns the folder of `name` as Node resolves it for the package in `folder`; null if there is none. */
function findPackage(name: string, folder: string): string | null {
  for (let at = folder; at.startsWith(root); at = dirname(at)) {
    const candidate = join(at, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return null;
}

/**
 * Returns `names`, resolved from `folder`, with all their dependencies. Leaves out our own packages, those that are not
 * installed, and those for one kind of processor, such as prebuilt binaries.
 */
function closureOf(names: Iterable<string>, folder: string, found = new Map<string, Package>()): Map<string, Package> {
  for (const name of names) {
    const at = findPackage(name, folder);
    if (!at || name.startsWith('@agency/')) continue;
    const { version, license, cpu, dependencies, optionalDependencies, ...manifest } = readManifest(at);
    const key = `${manifest.name} ${version}`;
    if (cpu || found.has(key)) continue;
    const known = typeof license === 'string' ? license : license?.type;
    found.set(key, { name: manifest.name, version, license: known ?? 'see its license file', folder: at });
    closureOf(Object.keys({ ...dependencies, ...optionalDependencies }), at, found);
  }
  return found;
}

/** Returns the packages that the console bundles: the dev dependencies that its source imports, except Electron. */
function bundledByConsole(): string[] {
  const source = globSync('console/src/**/*.{ts,tsx}', { cwd: root }).map((file) =>
    readFileSync(join(root, file), 'utf8'),
  );
  const imported = new Set(
    source.flatMap((text) => [...text.matchAll(/from '((?:@[\w-]+\/)?[\w.-]+)/g)].map(([, name]) => name)),
  );
  return Object.keys(readManifest(join(root, 'console')).devDependencies ?? {}).filter(
    (name) => imported.has(name) && name !== 'electron',
  );
}

const dependenciesOf = (workspace: string) => Object.keys(readManifest(join(root, workspace)).dependencies ?? {});

/** Returns the packages of the site and of the console's program, and those that only the API uses. */
export function thirdPartyPackages(): { shipped: Package[]; server: Package[] } {
  const shipped = closureOf(dependenciesOf('site'), join(root, 'site'));
  closureOf(bundledByConsole(), join(root, 'console'), shipped);
  const server = closureOf(dependenciesOf('api'), join(root, 'api'));
  closureOf(dependenciesOf('prisma'), join(root, 'prisma'), server);
  for (const key of shipped.keys()) server.delete(key);
  const sorted = (packages: Map<string, Package>) =>
    [...packages].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, found]) => found);
  return { shipped: sorted(shipped), server: sorted(server) };
}

/** Returns the contents of a package's license and notice files. Empty if the package has none. */
function licenseText({ folder }: Package): string {
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file));
  return files
    .sort()
    .map((file) =>
      readFileSync(join(folder, file), 'utf8')
        .replaceAll('\r\n', '\n')
        .replaceAll(/[ \t]+$/gm, '')
        .trim(),
    )
    .join('\n\n');
}

/** Returns the line of the document that lists a package. */
export const noticeLine = ({ name, version, license }: Package) => `- ${name} ${version} (${license})`;

/** Returns the document with all notices. Packages with exactly the same license text share one copy. */
function thirdPartyNotices(): string {
  const { shipped, server } = thirdPartyPackages();
  const byText = new Map<string, Package[]>();
  for (const found of shipped) {
    const text = licenseText(found);
    byText.set(text, [...(byText.get(text) ?? []), found]);
  }
  const none = byText.get('') ?? [];
  byText.delete('');
  const sections = [...byText].map(([text, packages]) =>
    [...packages.map(noticeLine), '', '~~~text', text, '~~~', ''].join('\n'),
  );
  return `# Third-party notices

Written by \`pnpm notices\` from what is installed; do not edit. A package of the console holds Electron and Chromium too,
with their own notices beside the program (\`LICENSE.electron.txt\`, \`LICENSES.chromium.html\`).

## Shipped to browsers and desktops

Fonts, icons and libraries of the site, its server and the console, each with its license.

${sections.join('\n')}
These packages have no license file. The license that each names applies.

${none.map(noticeLine).join('\n')}

## Used on the server only

${server.map(noticeLine).join('\n')}
`;
}

if (import.meta.main) writeFileSync(noticesFile, thirdPartyNotices());
