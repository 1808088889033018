// Lays out in dist/packages what is published: the built files of each package, with a manifest and a README that also
// make sense outside this repository.
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The published packages, in the order of their dependencies. */
export const packageNames = ['domain', 'ui', 'api-client', 'flows'];

/** The https address of this repository as package.json names it, without `git+` and `.git`; undefined while it names none. */
export function repositoryAddress() {
  const { repository } = readJson(join(root, 'package.json'));
  const url = typeof repository === 'string' ? repository : repository?.url;
  return url?.match(/^(?:git\+)?(https:\/\/.+?)(?:\.git)?$/)?.[1];
}

/** Stages one built package and returns its folder. @throws Error when it is not built */
export function stagePackage(name, repository = repositoryAddress()) {
  const source = join(root, 'packages', name);
  const folder = join(root, 'dist', 'packages', name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  if (!existsSync(join(source, 'dist'))) throw new Error(`@handset/${name} is not built: npm run build.`);
  for (const part of ['dist', 'LICENSE', 'CHANGELOG.md'])
    cpSync(join(source, part), join(folder, part), { recursive: true });
  const readme = readFileSync(join(source, 'README.md'), 'utf8');
  writeFileSync(join(folder, 'README.md'), repository ? withAddresses(readme, name, repository) : readme);
  const manifest = publishedManifest(readJson(join(source, 'package.json')), name, repository);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return folder;
}

/** The manifest as consumers need it: without what only this repository uses, and with where the package comes from. */
function publishedManifest(manifest, name, repository) {
  const { scripts: _scripts, devDependencies: _devDependencies, publishConfig, ...published } = manifest;
  const { directory: _directory, ...config } = publishConfig;
  const exports = Object.entries(manifest.exports).map(([path, target]) => {
    if (typeof target === 'string') return [path, target];
    const { '@handset/source': _source, ...conditions } = target;
    return [path, conditions];
  });
  const folder = `packages/${name}`;
  return {
    ...published,
    ...(repository && {
      repository: { type: 'git', url: `git+${repository}.git`, directory: folder },
      homepage: `${repository}/tree/HEAD/${folder}#readme`,
      bugs: `${repository}/issues`,
    }),
    exports: Object.fromEntries(exports),
    publishConfig: config,
  };
}

/** A README whose relative links name the files of the repository, so that they also work on a registry's page. */
function withAddresses(readme, name, repository) {
  return readme.replace(/(!?)(\[[^\]]*\])\((?![a-z]+:|#)([^)]+)\)/g, (_link, mark, text, path) => {
    const kind = mark === '!' ? 'raw' : 'blob';
    return `${mark}${text}(${repository}/${kind}/HEAD/${posix.join('packages', name, path)})`;
  });
}

function readJson(file) {
  return JSON.parse(readFileSync(file, 'utf8'));
}
