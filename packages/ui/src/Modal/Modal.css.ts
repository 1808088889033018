import { keyframes } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/layered.ts';
import { fullMotion, low, phone } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const backdrop = componentStyle({
  display: 'grid',
  placeItems: 'start center',
  paddingBlock: 'clamp(16px, 4vh, 96px)',
  paddingInline: vars.space[4],
  '@media': {
    [phone]: { padding: 0, placeItems: 'stretch' },
    [low]: { paddingBlock: 0 },
  },
});

/** Holds a sheet at the lower edge of what the keyboard of the screen leaves. */
export const sheetBackdrop = componentStyle({
  '@media': {
    [phone]: {
      placeItems: 'end stretch',
      gridTemplateRows: 'min(100%, var(--visual-viewport-height, 100%))',
    },
  },
});

const arrive = keyframes({ from: { opacity: 0, translate: '0 -16px' } });
const leave = keyframes({ to: { opacity: 0, translate: '0 -8px' } });

export const modal = componentStyle({
  borderRadius: vars.radius.large,
  '@media': {
    [fullMotion]: {
      // The specification's 300 ms.
      animation: `${arrive} ${vars.motion.slow} ${vars.motion.easing}`,
      selectors: {
        '&[data-exiting]': { animation: `${leave} ${vars.motion.slow} ${vars.motion.easing} forwards` },
      },
    },
    [phone]: {
      border: 'none',
      borderRadius: 0,
      blockSize: '100%',
      // Clear of a notch and of the bar to swipe.
      paddingBlock: 'env(safe-area-inset-top, 0px) env(safe-area-inset-bottom, 0px)',
    },
  },
});

const rise = keyframes({ from: { translate: '0 100%' } });
const sink = keyframes({ to: { translate: '0 100%' } });

/** On a phone the small size is a sheet at the lower edge, as high as its content. */
const sheet = {
  '@media': {
    [phone]: {
      inlineSize: '100%',
      minInlineSize: 0,
      blockSize: 'auto',
      maxBlockSize: '85%',
      borderStartStartRadius: vars.radius.large,
      borderStartEndRadius: vars.radius.large,
      paddingBlockStart: 0,
    },
    [`${phone} and ${fullMotion}`]: {
      animation: `${rise} ${vars.motion.slow} ${vars.motion.easing}`,
      selectors: {
        '&[data-exiting]': { animation: `${sink} ${vars.motion.slow} ${vars.motion.easing} forwards` },
      },
    },
  },
};

const onPhone = { '@media': { [phone]: { inlineSize: '100%', minInlineSize: 0 } } };

export const sizes = componentVariants({
  small: { inlineSize: '30%', minInlineSize: 'min(380px, 100%)', ...sheet },
  medium: { inlineSize: '45%', minInlineSize: 'min(520px, 100%)', ...onPhone },
  large: { inlineSize: '70%', minInlineSize: 'min(720px, 100%)', ...onPhone },
  full: { inlineSize: '100%', blockSize: '100%' },
});
