import { relative } from 'node:path';
import type { Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Leaves out what nobody can load: modules that no entry of `src/exports` reaches, and source maps of files without code. */
export function publishedFiles(): Plugin {
  return {
    name: 'published-files',
    setup({ onEnd }) {
      onEnd((result) => {
        const outputs = result.metafile?.outputs ?? {};
        const reached = new Set<string>();
        const reach = (file: string) => {
          if (reached.has(file)) return;
          reached.add(file);
          for (const { path } of outputs[file]?.imports ?? []) if (path in outputs) reach(path);
        };
        for (const [file, { entryPoint }] of Object.entries(outputs))
          if (entryPoint?.startsWith('src/exports/')) reach(file);
        result.outputFiles = result.outputFiles?.filter(({ path, text }) => {
          const source = relative(process.cwd(), path)
            .replaceAll('\\', '/')
            .replace(/\.map$/, '');
          const isEmptyMap = path.endsWith('.map') && /"mappings":\s*""/.test(text);
          return reached.has(source) && !isEmptyMap;
        });
      });
    },
  };
}
