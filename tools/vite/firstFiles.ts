import type { Plugin, Rolldown } from 'vite';

/**
 * Names in the page itself the files that are needed first, so that they come together instead of one after the other: those of
 * its script, and, marked `data-signed-in`, those of the modules that the script asks for when somebody is signed in.
 */
export function firstFiles(modulesOfSignedIn: readonly string[]): Plugin {
  return {
    name: 'handset:first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const always = withImports(
          chunks,
          chunks.filter(({ fileName }) => fileName === entry?.fileName),
        );
        const signedIn = withImports(
          chunks,
          chunks.filter(({ facadeModuleId }) =>
            modulesOfSignedIn.some((module) => facadeModuleId?.endsWith(module)),
          ),
        );
        const link = (fileName: string, attrs: Record<string, string | boolean>) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        });
        return [
          ...[...always]
            .filter((fileName) => fileName !== entry?.fileName)
            .map((fileName) => link(fileName, { rel: 'modulepreload' })),
          ...[...signedIn]
            .filter((fileName) => !always.has(fileName))
            .map((fileName) => link(fileName, { 'data-signed-in': true })),
        ];
      },
    },
  };
}

/** The files of chunks and of everything that they import. */
function withImports(chunks: Rolldown.OutputChunk[], some: Rolldown.OutputChunk[]): Set<string> {
  const files = new Set(some.map(({ fileName }) => fileName));
  // A set gives what is added while it is gone through as well.
  for (const file of files)
    for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) files.add(name);
  return files;
}
