import { defaultClientConditions, defaultServerConditions } from 'vite';

const source = '@handset/source';
const onServer = {
  conditions: [source, ...defaultServerConditions],
  externalConditions: [source, 'node'],
};

/** Resolves the packages of this repository from their sources, in the browser and in Node alike. */
export const resolveFromSource = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: { resolve: onServer },
  // What evaluates style sheets is a server of its own, which takes these alone: built packages, where there are any, name their classes otherwise.
  environments: { ssr: { resolve: onServer } },
};
