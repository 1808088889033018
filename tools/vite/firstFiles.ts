import type { Plugin, Rolldown } from 'vite';
import { withImports } from './fewFiles.ts';

/** The modules that the app's script asks for next, by who opens the page. */
interface NextModules {
  signedIn: readonly string[];
  signedOut: readonly string[];
}

/** Has a browser compile what a file declares while it still comes in, and not one function after the other as they are first called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Names in the page itself the files that are needed first, so that they come together instead of one after the other: those of
 * its script, and, marked for whom, those of the modules that the script asks for when somebody is signed in or nobody is. Most of what
 * they hold is called at once.
 */
export function firstFiles({ signedIn, signedOut }: NextModules): Plugin {
  return {
    name: 'handset:first-files',
    apply: 'build',
    generateBundle: {
      // A build names a script's styles in front of it last of all.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const begun = chunks.filter(
          (chunk) => chunk.isEntry || beginsWith(chunk, [...signedIn, ...signedOut]),
        );
        const first = withImports(chunks, begun.map(nameOf));
        for (const chunk of chunks) if (first.has(chunk.fileName)) chunk.code = HINT + chunk.code;
      },
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const own = entry?.fileName ?? '';
        const always = withImports(chunks, [own]);
        const filesOf = (modules: readonly string[]) => {
          const begun = chunks.filter((chunk) => beginsWith(chunk, modules));
          return [...withImports(chunks, begun.map(nameOf))].filter((fileName) => !always.has(fileName));
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

function beginsWith({ facadeModuleId }: Rolldown.OutputChunk, modules: readonly string[]): boolean {
  return modules.some((module) => facadeModuleId?.endsWith(module));
}

function nameOf({ fileName }: Rolldown.OutputChunk): string {
  return fileName;
}
