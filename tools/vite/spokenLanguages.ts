import type { Plugin } from 'vite';

const urdu = "import { ur } from '../messages/ur.ts';";

/**
 * Has the widgets' own Urdu come from `@handset/ui/urdu` alone, for those who read it: who embeds a widget gets it without asking, a
 * page that is built as one has somewhere to ask for it.
 *
 * Keeps React Aria's own words in English alone. It brings them in thirty languages, none of them Urdu, and takes the English ones
 * wherever it has none: what is read to somebody in Urdu stays as it was, and a field of a day weighs half.
 */
export function spokenLanguages(): Plugin {
  return {
    name: 'handset:spoken-languages',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: {
        id: /node_modules[\\/]react-(?:aria|stately|aria-components)[\\/]dist[\\/].*[\\/]intl[\\/].*[\\/](?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/,
      },
      handler: () => `export { default } from './en-US.mjs';`,
    },
    transform: {
      filter: { id: /packages[\\/]ui[\\/]src[\\/]UIProvider[\\/]UIProvider\.tsx$/ },
      handler(code) {
        if (!code.includes(urdu)) this.error(`UIProvider does not say \`${urdu}\` any more.`);
        return { code: code.replace(urdu, "import { en as ur } from '../messages/en.ts';"), map: null };
      },
    },
  };
}
