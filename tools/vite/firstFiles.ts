import type { Plugin } from 'vite';
import { withImports } from './fewFiles.ts';

/** The modules that the app's script asks for next, by who opens the page. */
interface NextModules {
  signedIn: readonly string[];
  signedOut: readonly string[];
}

/**
 * Names in the page itself the files that are needed first, so that they come together instead of one after the other: those of
 * its script, and, marked for whom, those of the modules that the script asks for when somebody is signed in or nobody is.
 */
export function firstFiles({ signedIn, signedOut }: NextModules): Plugin {
  return {
    name: 'handset:first-files',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const own = entry?.fileName ?? '';
        const always = withImports(chunks, [own]);
        const filesOf = (modules: readonly string[]) => {
          const begun = chunks.filter(({ facadeModuleId }) =>
            modules.some((module) => facadeModuleId?.endsWith(module)),
          );
          const files = withImports(
            chunks,
            begun.map(({ fileName }) => fileName),
          );
          return [...files].filter((fileName) => !always.has(fileName));
        };
        const link = (attrs: Record<string, string | boolean>) => (fileName: string) => ({
          tag: 'link',
          attrs: { ...attrs, crossorigin: true, href: `/${fileName}` },
          injectTo: 'head' as const,
        });
        return [
          ...[...always].filter((fileName) => fileName !== own).map(link({ rel: 'modulepreload' })),
          ...filesOf(signedIn).map(link({ 'data-signed-in': true })),
          ...filesOf(signedOut).map(link({ 'data-signed-out': true })),
        ];
      },
    },
  };
}
