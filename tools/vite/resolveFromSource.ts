import { defaultClientConditions, defaultServerConditions } from 'vite';

const source = '@handset/source';

/** Resolves the packages of this repository from their sources, in the browser and in Node alike. */
export const resolveFromSource = {
  resolve: { conditions: [source, ...defaultClientConditions] },
  ssr: {
    resolve: { conditions: [source, ...defaultServerConditions], externalConditions: [source, 'node'] },
  },
};
