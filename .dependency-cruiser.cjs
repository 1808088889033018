// The boundaries of the house, as docs/decisions and CONTRIBUTING.md describe them.

/** Only these libraries, and the package's own files, may be reached from a package's source. */
const mayUseOnly = (name, folder, allowed) => ({
  name: `${name}-stays-inside`,
  comment: `${name} uses nothing beyond: ${allowed.join(', ')}.`,
  severity: 'error',
  from: { path: `^${folder}/src`, pathNot: notShipped },
  to: {
    pathNot: [
      `^${folder}/`,
      ...allowed.map((library) => `(^|/)node_modules/${library}/`),
      ...workspaces(allowed),
    ],
  },
});

const notShipped =
  '\\.(test|browser\\.test|stories|fixtures|bench)\\.tsx?$|^apps/server/src/(contract/valuesOf|model/[^/]+)\\.ts$';

const workspaces = (allowed) =>
  allowed
    .filter((name) => name.startsWith('@handset/'))
    .map((name) => `^packages/${name.slice(9)}/src/exports/`);

const react = ['react', '@types/react', 'react-dom', '@types/react-dom'];
const styled = ['@vanilla-extract/css', '@vanilla-extract/recipes', 'react-aria-components', 'lucide-react'];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circle',
      comment:
        'Files that import each other in a circle cannot be loaded one at a time; types may, since they are gone by then.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'only-declared',
      comment: 'Every library that is imported stands in the package.json of the package that imports it.',
      severity: 'error',
      from: { pathNot: [notShipped, '^e2e/', 'config\\.ts$'] },
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^packages/[^/]+/src/exports/',
      },
    },
    {
      name: 'resolvable',
      comment: 'An import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: ['^virtual:', '\\.css$'] },
    },
    {
      name: 'through-the-public-entry',
      comment: "A package is imported by its name, never through a path into another package's source.",
      severity: 'error',
      from: { path: '^(packages|apps)/([^/]+)/' },
      to: { path: '^(packages|apps)/[^/]+/src/', pathNot: ['^$1/$2/', '^packages/[^/]+/src/exports/'] },
    },
    {
      name: 'tests-stay-out',
      comment: 'What is shipped never imports a test, a story or a fixture.',
      severity: 'error',
      from: { path: '^(packages|apps)/[^/]+/src/', pathNot: notShipped },
      to: { path: notShipped },
    },
    mayUseOnly('domain', 'packages/domain', ['zod']),
    mayUseOnly('ui', 'packages/ui', [
      ...react,
      ...styled,
      '@tanstack/react-virtual',
      '@internationalized/date',
      '(@types/)?d3-(scale|shape)',
      '@fontsource-variable/[^/]+',
      '(@types/)?d3-(scale|shape)',
      'zxing-wasm',
    ]),
    mayUseOnly('api-client', 'packages/api-client', [...react, '@handset/domain', 'dequal', 'swr']),
    mayUseOnly('flows', 'packages/flows', [
      ...react,
      ...styled,
      '@handset/domain',
      '@handset/ui',
      'react-hook-form',
      '@hookform/resolvers',
      'react-stately', // only its flag for shadow roots
      'uqr',
    ]),
    {
      name: 'swr-by-subpath',
      comment: 'The client itself works without React: only its /swr entry may use React or SWR.',
      severity: 'error',
      from: { path: '^packages/api-client/src/(?!swr/|exports/swr\\.ts)', pathNot: notShipped },
      to: { path: 'node_modules/(react|swr)/' },
    },
    {
      name: 'server-sees-the-domain-alone',
      comment: 'The server shares rules with the screens, and nothing else.',
      severity: 'error',
      from: { path: '^apps/server/src' },
      to: { path: '^(packages/(?!domain/)|apps/(?!server/))' },
    },
    {
      name: 'apps-are-not-imported',
      comment: 'An app is the end of the line.',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^(packages|apps)/[^/]+/dist/', '[.]tsbuild/'] },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['@handset/source', 'import', 'types', 'default'],
      exportsFields: ['exports'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.d.ts'],
    },
    tsConfig: { fileName: 'tsconfig.base.json' },
  },
};
