import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Writes the licences of all libraries that a bundle carries into `file`, as those licences ask. */
export function thirdPartyNotices(file: string): Plugin {
  return {
    name: 'third-party-notices',
    setup({ onEnd }) {
      onEnd(({ metafile }) => {
        const bundled = Object.values(metafile?.outputs ?? {}).flatMap(({ inputs }) =>
          Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : [])),
        );
        const folders = new Set(bundled.flatMap((path) => libraryFolder(path) ?? []));
        const libraries = [...folders].map(readLibrary);
        const parts = [...new Set(libraries.map(({ licence }) => licence))].map((text) => {
          const under = libraries.filter(({ licence }) => licence === text);
          return `${under.map(({ name }) => name).join('\n')}\n\n${text}`;
        });
        mkdirSync(dirname(file), { recursive: true });
        writeFileSync(file, `${[HEAD, ...parts.sort()].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`);
      });
    },
  };
}

const HEAD = 'The scripts that need no build carry these libraries. Each stands under its own licence.';

/** The folder of the library that a file belongs to; undefined for the repository's own files. */
function libraryFolder(path: string): string | undefined {
  return /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.replace(/^[\w-]+:/, ''))?.[0];
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
}

/** A library with its version, and its licence in full. @throws Error when it states none. */
function readLibrary(folder: string): { name: string; licence: string } {
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  ) as Manifest;
  const texts = readdirSync(folder).filter((it) => /^(licen[cs]e|notice)/i.test(it));
  const licence = texts.map((it) => readFileSync(join(folder, it), 'utf8').trim()).join('\n\n') || license;
  if (!licence) throw new Error(`${name} ${version} states no licence.`);
  return { name: `${name} ${version}`, licence };
}
