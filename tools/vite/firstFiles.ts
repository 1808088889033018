import type { Plugin, Rolldown } from 'vite';

/**
 * Tells the browser in the page itself of all files that it will need first: those of the page's script, and those of the modules
 * named, which the script would ask for only after it has started.
 */
export function firstFiles(modules: readonly string[]): Plugin {
  return {
    name: 'handset:first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const isNamed = ({ facadeModuleId }: Rolldown.OutputChunk) =>
          modules.some((module) => facadeModuleId?.endsWith(module));
        const first = new Set(chunks.filter((chunk) => chunk.fileName === entry?.fileName || isNamed(chunk)));
        // Sets give what is added while they are gone through as well: the files that those files need.
        for (const { imports } of first)
          for (const name of imports) {
            const needed = chunks.find(({ fileName }) => fileName === name);
            if (needed) first.add(needed);
          }
        return [...first]
          .filter(({ fileName }) => fileName !== entry?.fileName)
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          }));
      },
    },
  };
}
