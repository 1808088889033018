import type { Plugin } from 'vite';

/**
 * Keeps React Aria's own words in English alone. It brings them in thirty languages, none of them Urdu, and takes the English ones
 * wherever it has none: what is read to somebody in Urdu stays as it was, and a field of a day weighs half.
 */
export function spokenLanguages(): Plugin {
  return {
    name: 'handset:spoken-languages',
    apply: 'build',
    load: {
      filter: {
        id: /node_modules[\\/]react-(?:aria|stately|aria-components)[\\/]dist[\\/].*[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/,
      },
      handler: () => `export { default } from './en-US.mjs';`,
    },
  };
}
