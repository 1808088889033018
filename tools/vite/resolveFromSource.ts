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
  // The evaluator of style sheets is a server of its own that reads only this setting. Otherwise it would use built
  // packages, whose class names differ.
  environments: { ssr: { resolve: onServer } },
};
