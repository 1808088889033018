import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** The package's own build for production, which it does not name in its `exports`: any bundler gets the one that warns. */
const forProduction = fileURLToPath(
  new URL('../../node_modules/react-router/dist/production/index.mjs', import.meta.url),
);

/**
 * Lets a build leave out what it does not use of React Router. The package ships one file whose components are made by calls that a
 * bundler cannot know to be without effect, and are given names afterwards: with them stay links, forms and scrolling that nobody imports.
 */
export function leanRouter(): Plugin {
  return {
    name: 'handset:lean-router',
    apply: 'build',
    config: () => ({ resolve: { alias: [{ find: /^react-router$/, replacement: forProduction }] } }),
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler(code) {
        let lean = withoutEffects(code);
        // The file with the hooks; the others have nothing of this.
        if (code.includes('function _renderMatches('))
          for (const [asked, known] of ofDataRouters) {
            if (!lean.includes(asked)) this.error(`React Router does not say \`${asked}\` any more.`);
            lean = lean.replaceAll(asked, known);
          }
        return { code: lean, map: null };
      },
    },
  };
}

/**
 * What the package asks of a router of its own kind, which loads data and catches errors itself. The app has the plain one: each is
 * what it is there, and what follows from anything else falls away.
 */
const ofDataRouters = new Map([
  ['let dataRouterState = dataRouterOpts?.state;', 'const dataRouterState = null;'],
  ['let errors = dataRouterState?.errors;', 'const errors = null;'],
  ['errorElement = match.route.errorElement || defaultErrorElement;', ''],
  ['      RenderErrorBoundary,\n', '      null,\n'],
  ['return isDataRoute ? useNavigateStable() : useNavigateUnstable();', 'return useNavigateUnstable();'],
]);

/** The same module, with everything marked or left out that a bundler has to keep for the effect that it might have. */
function withoutEffects(code: string): string {
  return code
    .replace(/= (\w+\.(?:forwardRef|memo|createContext|createElement)\()/g, '= /* @__PURE__ */ $1')
    .replace(
      /^var (\w+) = (class extends \w+\.Component \{\n.*?^\});$/gms,
      'var $1 = /* @__PURE__ */ (() => $2)();',
    )
    .replace(/^\w+\.(?:displayName = "\w+"|contextType = \w+);$/gm, '');
}
