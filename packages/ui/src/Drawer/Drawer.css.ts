import { createVar, keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/layered.ts';
import { fullMotion } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const backdrop = componentStyle({
  display: 'flex',
  // What is printed is the page behind it.
  '@media': { print: { display: 'none' } },
});

/** From where it slides in. */
const away = createVar();

const arrive = keyframes({ from: { translate: away } });
const leave = keyframes({ to: { translate: away } });

export const drawer = componentStyle({
  flex: 'none',
  '@media': {
    [fullMotion]: {
      animation: `${arrive} ${vars.motion.base} ${vars.motion.easing}`,
      selectors: {
        '&[data-exiting]': { animation: `${leave} ${vars.motion.base} ${vars.motion.easing} forwards` },
      },
    },
  },
});

const side = { blockSize: '100%', borderBlock: 'none' } as const;

export const placements = componentVariants({
  start: {
    ...side,
    vars: { [away]: '-100% 0' },
    marginInlineEnd: 'auto',
    borderInlineStart: 'none',
    selectors: { '[dir=rtl] > &': { vars: { [away]: '100% 0' } } },
  },
  end: {
    ...side,
    vars: { [away]: '100% 0' },
    marginInlineStart: 'auto',
    borderInlineEnd: 'none',
    selectors: { '[dir=rtl] > &': { vars: { [away]: '-100% 0' } } },
  },
  bottom: {
    vars: { [away]: '0 100%' },
    inlineSize: '100%',
    marginBlockStart: 'auto',
    borderInline: 'none',
    borderBlockEnd: 'none',
    borderStartStartRadius: vars.radius.large,
    borderStartEndRadius: vars.radius.large,
    paddingBlockEnd: 'env(safe-area-inset-bottom)',
  },
});

/** A strip of the page stays in sight, to be pressed and to show what this belongs to. */
const room = '40px';
const width = (size: string) => ({ inlineSize: `min(${size}, 100% - ${room})` });

export const widths = componentVariants({
  small: width('320px'),
  medium: width('440px'),
  large: width('640px'),
  full: { inlineSize: '100%' },
});

const height = (size: string) => ({ maxBlockSize: `min(${size}, 100% - ${room})` });

export const heights = componentVariants({
  small: height('40%'),
  medium: height('60%'),
  large: height('85%'),
  full: { blockSize: '100%', borderRadius: 0 },
});
