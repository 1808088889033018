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

const notShipped = '\\.(test|browser\\.test|stories|fixtures|bench)\\.tsx?$|^apps/server/test/';

const workspaces = (allowed) =>
  allowed
    .filter((name) => name.startsWith('@handset/'))
    .map((name) => `^packages/${name.slice(9)}/src/exports/`);

/** The floors of the server, from the ground up. Those in one line do not know each other. */
const serverFloors = [['base'], ['books'], ['money'], ['stock'], ['trade'], ['reports', 'shop'], ['app']];

/** A floor may use those below it and itself. */
const serverFloorRules = serverFloors.flatMap((rooms, level) =>
  rooms.map((room) => {
    const within = [...serverFloors.slice(0, level).flat(), room].join('|');
    return {
      name: `server-floors-${room}`,
      comment: `In the server, ${room} may use only: ${within.split('|').join(', ')}.`,
      severity: 'error',
      from: { path: `^apps/server/src/${room}/`, pathNot: notShipped },
      to: { path: '^apps/server/src/', pathNot: `^apps/server/src/(${within})/` },
    };
  }),
);

/** A feature of the host may import only these others. */
const onlyFeatures = (name, others) => ({
  name: `host-${name}-stays-inside`,
  comment: `The feature ${name} of the host may import ${others.join(' and ') || 'no other feature'}.`,
  severity: 'error',
  from: { path: `^apps/host/src/features/${name}/` },
  to: { path: `^apps/host/src/features/(?!(${[name, ...others].join('|')})/)` },
});

const flows = '^packages/flows/src/';

/** The rooms of the flows from the ground up: each may use those before it. */
const flowRooms = ['base', 'form', 'money', 'stock', 'trade|shop', 'embedding', 'exports'];

const upstairsOf = (room) => ({
  name: `flows-${room.replace('|', '-and-')}-stays-below`,
  comment: `In the flows, ${room.replace('|', ' and ')} may use only the rooms below it.`,
  severity: 'error',
  from: { path: `${flows}(${room})/`, pathNot: notShipped },
  to: {
    path: `${flows}(${flowRooms.slice(flowRooms.indexOf(room) + 1).join('|')})/`,
  },
});

const react = ['react', '@types/react', 'react-dom', '@types/react-dom'];
const styled = ['@vanilla-extract/css', 'react-aria-components', 'lucide-react'];

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
      name: 'no-circle-in-host',
      comment: 'Files of the host do not even import types in a circle: what two need is a file below both.',
      severity: 'error',
      from: { path: '^apps/host/' },
      to: { circular: true },
    },
    {
      name: 'host-kit-knows-no-feature',
      comment: 'The kit of the host stands below its features and the app around them.',
      severity: 'error',
      from: { path: '^apps/host/src/kit/' },
      to: { path: '^apps/host/src/(features|app)/' },
    },
    {
      name: 'host-features-know-no-app',
      comment: 'The app puts the features together; a feature never reaches back into it.',
      severity: 'error',
      from: { path: '^apps/host/src/features/' },
      to: { path: '^apps/host/src/app/' },
    },
    // Trade stands lowest: money shows its documents, and stock shows both. The shop's own pages stand alone.
    onlyFeatures('trade', []),
    onlyFeatures('money', ['trade']),
    onlyFeatures('stock', ['trade', 'money']),
    onlyFeatures('shop', []),
    {
      name: 'no-circle-in-flows',
      comment: 'In the flows even types are imported one way only.',
      severity: 'error',
      from: { path: flows },
      to: { path: flows, circular: true },
    },
    ...flowRooms.slice(0, -1).map(upstairsOf),
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
      to: {
        path: '^(packages|apps)/[^/]+/src/',
        // A table of fixtures may serve the tests of several packages.
        pathNot: ['^$1/$2/', '^packages/[^/]+/src/exports/', '^packages/domain/.*\\.fixtures\\.ts$'],
      },
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
      '(@types/)?culori',
      '(@types/)?d3-(scale|shape)',
      '@fontsource-variable/[^/]+',
      'barcode-detector|zxing-wasm',
    ]),
    mayUseOnly('api-client', 'packages/api-client', [...react, '@handset/domain', 'dequal', 'swr']),
    mayUseOnly('flows', 'packages/flows', [
      ...react,
      ...styled,
      '@handset/domain',
      '@handset/ui',
      'react-hook-form',
      '@hookform/resolvers',
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
      from: { path: '^apps/server/(src|test)/' },
      to: { path: '^(packages/(?!domain/)|apps/(?!server/))' },
    },
    ...serverFloorRules,
    {
      name: 'server-no-circle',
      comment: 'In the server no files import each other in a circle, not even for types.',
      severity: 'error',
      from: { path: '^apps/server/src/' },
      to: { circular: true },
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
