import { createHash } from 'node:crypto';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Plugin, transformWithOxc } from 'vite';

interface ServiceWorkerOptions {
  /** The worker's source, which knows its build by `VERSION` and `FILES`. */
  source: string;
  /** The name under which it is served. */
  fileName: string;
  /** Files of the public folder that it keeps besides scripts and styles. */
  publicFiles: readonly string[];
}

/** Puts the files of a build into its service worker. */
export function serviceWorker({ source, fileName, publicFiles }: ServiceWorkerOptions): Plugin {
  return {
    name: 'handset:service-worker',
    apply: 'build',
    // What stands on the disk in the end: a list with one file that is not there would keep the worker from starting.
    async writeBundle({ dir = '' }) {
      const assets = (await readdir(join(dir, 'assets'))).filter((name) => /\.(js|css)$/.test(name));
      const files = [...assets.sort().map((name) => `/assets/${name}`), ...publicFiles];
      const page = await readFile(join(dir, 'index.html'));
      const version = createHash('sha256').update(files.join('\n')).update(page).digest('hex').slice(0, 12);
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), source);
      await writeFile(
        join(dir, fileName),
        `const VERSION=${JSON.stringify(version)},FILES=${JSON.stringify(files)};\n${code}`,
      );
    },
  };
}
