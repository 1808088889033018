import { build, type Plugin, type Rolldown } from 'vite';
import { withImports } from './fewFiles.ts';

/** The modules that the app's script asks for next, by who opens the page. */
interface NextModules {
  signedIn: readonly string[];
  signedOut: readonly string[];
}

interface FirstFilesOptions {
  /** What the page's script goes on with, whoever opens the page. */
  start: string;
  next: NextModules;
  /** The script that runs before everything else, in the place of this comment in the page. It knows the next files as `NEXT_FILES`. */
  ahead: string;
}

const PLACE = '<!-- ahead -->';

/** Has a browser compile what a file declares while it still comes in, and not one function after the other as they are first called. */
const HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Names in the page itself the files that are needed first, so that they come together instead of one after the other: those of
 * its script, and, for the script that runs ahead of it, those of the modules that it asks for when somebody is signed in or nobody is.
 * Most of what they hold is called at once.
 */
export function firstFiles({ start, next: { signedIn, signedOut }, ahead }: FirstFilesOptions): Plugin {
  return {
    name: 'handset:first-files',
    generateBundle: {
      // A build names a script's styles in front of it last of all.
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const begun = chunks.filter(
          (chunk) => chunk.isEntry || beginsWith(chunk, [start, ...signedIn, ...signedOut]),
        );
        const first = withImports(chunks, begun.map(nameOf));
        for (const chunk of chunks) if (first.has(chunk.fileName)) chunk.code = HINT + chunk.code;
      },
    },
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle = {}, chunk: entry }) {
        const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
        const own = entry?.fileName ?? '';
        const begun = (modules: readonly string[]) =>
          chunks.filter((chunk) => beginsWith(chunk, modules)).map(nameOf);
        const always = withImports(chunks, [own, ...begun([start])]);
        const filesOf = (modules: readonly string[]) =>
          [...withImports(chunks, begun(modules))]
            .filter((fileName) => !always.has(fileName))
            .map((fileName) => `/${fileName}`);
        const next = { signedIn: filesOf(signedIn), signedOut: filesOf(signedOut) };
        const script = await compile(ahead, { NEXT_FILES: JSON.stringify(next) });
        return {
          // By a function, since a script may hold what `replace` takes for a sign of its own.
          html: page.replace(PLACE, () => `<script>${script}</script>`),
          tags: [...always]
            .filter((fileName) => entry && fileName !== own)
            .map((fileName) => ({
              tag: 'link',
              attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
              injectTo: 'head' as const,
            })),
        };
      },
    },
  };
}

/** One script of a module and all that it imports, as it may stand in a page. */
async function compile(entry: string, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    define,
    build: { write: false, target: 'es2022', lib: { entry, formats: ['iife'], name: 'ahead' } },
  });
  const [{ output }] = [built].flat() as Rolldown.RolldownOutput[] as [Rolldown.RolldownOutput];
  return output[0].code.trim();
}

function beginsWith({ facadeModuleId }: Rolldown.OutputChunk, modules: readonly string[]): boolean {
  return modules.some((module) => facadeModuleId?.endsWith(module));
}

function nameOf({ fileName }: Rolldown.OutputChunk): string {
  return fileName;
}
