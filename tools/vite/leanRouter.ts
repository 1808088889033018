import type { Plugin } from 'vite';

/**
 * Lets a build leave out what it does not use of React Router. The package ships one file whose components are made by calls that a
 * bundler cannot know to be without effect, and are given names afterwards: with them stay links, forms and scrolling that nobody imports.
 */
export function leanRouter(): Plugin {
  return {
    name: 'handset:lean-router',
    apply: 'build',
    transform: {
      filter: { id: /node_modules[\\/]react-router[\\/]dist[\\/]/ },
      handler: (code) => ({
        code: code
          .replace(/= (\w+\.(?:forwardRef|memo|createContext)\()/g, '= /* @__PURE__ */ $1')
          .replace(/^\w+\.displayName = "\w+";$/gm, ''),
        map: null,
      }),
    },
  };
}
