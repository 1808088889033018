import { componentStyle } from '../theme/layered.ts';
import { focusRing, narrow, phone, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';
import { barHeight } from './BottomBar.css.ts';
import { headerHeight } from './headerHeight.ts';
import { shellBottom } from './shellBottom.ts';

const menuWidth = '248px';
const collapsedWidth = '64px';

export const shell = componentStyle({
  ...text(2),
  display: 'grid',
  gridTemplateColumns: `${menuWidth} minmax(0, 1fr)`,
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  transition: `grid-template-columns ${vars.motion.base} ${vars.motion.easing}`,
  selectors: { '&[data-collapsed]': { gridTemplateColumns: `${collapsedWidth} minmax(0, 1fr)` } },
  '@media': {
    [narrow]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      selectors: { '&[data-collapsed]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
    },
    print: { display: 'block', background: 'none' },
  },
});

export const skip = componentStyle({
  ...text(2),
  position: 'fixed',
  insetBlockStart: vars.space[2],
  insetInlineStart: vars.space[2],
  zIndex: 900,
  paddingBlock: vars.space[2],
  paddingInline: vars.space[4],
  background: vars.color.raised,
  color: vars.color.accentText,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
  selectors: {
    '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' },
    '&:focus-visible': focusRing,
  },
});

const menuColumn = {
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  minInlineSize: 0,
} as const;

export const menu = componentStyle({
  ...menuColumn,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  overflow: 'hidden',
  // Before the script knows the width of the screen.
  '@media': { [narrow]: { display: 'none' }, print: { display: 'none' } },
});

export const backdrop = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 800,
  background: vars.color.backdrop,
  transition: `background ${vars.motion.base} ${vars.motion.easing}`,
  selectors: { '&[data-entering], &[data-exiting]': { background: 'transparent' } },
  '@media': { print: { display: 'none' } },
});

export const menuOverPage = componentStyle({
  inlineSize: `min(${menuWidth}, 85vw)`,
  background: vars.color.surface,
  boxShadow: vars.shadow.overlay,
  transition: `translate ${vars.motion.base} ${vars.motion.easing}`,
  selectors: {
    '&[data-entering], &[data-exiting]': { translate: '-100% 0' },
    '[dir=rtl] > &[data-entering], [dir=rtl] > &[data-exiting]': { translate: '100% 0' },
  },
});

export const menuDialog = componentStyle({ ...text(2), ...menuColumn, outline: 'none' });

export const brand = componentStyle({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  blockSize: headerHeight,
  paddingInline: vars.space[5],
  fontWeight: vars.weight.strong,
  fontSize: vars.font.size[3],
  whiteSpace: 'nowrap',
  overflow: 'hidden',
});

export const menuScroll = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
});

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100dvh',
  '@media': { print: { display: 'block' } },
});

/** The page ends above the bar, and so does what sticks to its bottom. */
export const aboveBar = componentStyle({
  vars: { [shellBottom]: `calc(${barHeight} + 1px + env(safe-area-inset-bottom, 0px))` },
  boxSizing: 'border-box',
  paddingBlockEnd: `var(${shellBottom})`,
  '@media': { print: { paddingBlockEnd: 0 } },
});

export const top = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 20,
  '@media': { print: { display: 'none' } },
});

export const main = componentStyle({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  paddingBlock: vars.space[6],
  paddingInline: vars.space[8],
  outline: 'none',
  '@media': {
    [phone]: { paddingBlock: vars.space[4], paddingInline: vars.space[4] },
    print: { padding: 0 },
  },
});
