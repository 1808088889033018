import type { Plugin } from 'vite';

/** The calls by which a component tells a developer what is wrong with its props. */
const warnings = /^( *)(?=use(?:Development|Table)Warning\()/gm;

/**
 * Leaves out of a build what components say to developers alone. They say nothing in production; yet their sentences, and what finds
 * out whether there is something to say, are named by calls that a bundler cannot know to be vain.
 */
export function withoutWarnings(): Plugin {
  return {
    name: 'handset:without-warnings',
    apply: 'build',
    enforce: 'pre',
    transform: {
      filter: {
        id: /packages[\\/](?:ui|flows)[\\/]src[\\/].*\.tsx?$/,
        code: /use(?:Development|Table)Warning\(/,
      },
      // No warning is an expression of something else: each stands for itself, and its condition is the same in every drawing.
      handler: (code) => ({ code: code.replace(warnings, '$1if (false) '), map: null }),
    },
  };
}
