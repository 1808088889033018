import { keyframes } from '@vanilla-extract/css';
import { componentStyle } from '../theme/layered.ts';
import { fullMotion, low, phone, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

const dim = keyframes({ from: { backgroundColor: 'transparent' } });
const clear = keyframes({ to: { backgroundColor: 'transparent' } });

/** Covers the page, dimming within the specification's 150 ms. */
export const backdrop = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  overflow: 'hidden',
  backgroundColor: vars.color.backdrop,
  selectors: { '&[data-exiting]': { pointerEvents: 'none' } },
  '@media': {
    [fullMotion]: {
      animation: `${dim} ${vars.motion.base} ${vars.motion.easing}`,
      selectors: {
        '&[data-exiting]': { animation: `${clear} ${vars.motion.base} ${vars.motion.easing} forwards` },
      },
    },
  },
});

/** The panel on the backdrop, whatever its size and side. */
export const panel = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  minBlockSize: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  boxShadow: vars.shadow.overlay,
  overflow: 'clip',
  outline: 'none',
});

const column = {
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minBlockSize: 0,
  minInlineSize: 0,
} as const;

export const dialog = componentStyle({ ...column, outline: 'none' });

export const content = componentStyle(column);

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[6],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [phone]: { paddingInlineStart: vars.space[4] },
    [low]: { paddingBlock: vars.space[1] },
  },
});

export const titles = componentStyle({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
});

export const title = componentStyle({
  ...text(3),
  margin: 0,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});

export const description = componentStyle({
  ...text(2),
  margin: 0,
  color: vars.color.textMuted,
  overflowWrap: 'anywhere',
});

export const body = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space[5],
  paddingInline: vars.space[6],
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
  '@media': {
    [phone]: { paddingInline: vars.space[4] },
    [low]: { paddingBlock: vars.space[3] },
  },
});

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.border}`,
  // A question without more than its title and text has one line below them.
  selectors: { [`${head} + &`]: { borderBlockStart: 'none' } },
  '@media': {
    [phone]: { paddingInline: vars.space[4] },
    [low]: { paddingBlock: vars.space[1] },
  },
});
