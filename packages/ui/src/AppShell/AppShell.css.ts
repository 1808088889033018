import { componentStyle } from '../theme/layered.ts';
import { focusRing, narrow, phone, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';
import { headerHeight } from './headerHeight.ts';

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

export const menu = componentStyle({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 30,
  display: 'flex',
  flexDirection: 'column',
  blockSize: '100dvh',
  minInlineSize: 0,
  background: vars.color.surface,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  overflow: 'hidden',
  '@media': {
    [narrow]: {
      position: 'fixed',
      insetBlock: 0,
      insetInlineStart: 0,
      zIndex: 800,
      inlineSize: `min(${menuWidth}, 85vw)`,
      visibility: 'hidden',
      translate: '-100% 0',
      transition: `translate ${vars.motion.base} ${vars.motion.easing}, visibility 0s ${vars.motion.base}`,
      selectors: {
        '[dir=rtl] &': { translate: '100% 0' },
        '&[data-open]': {
          visibility: 'visible',
          translate: '0 0',
          boxShadow: vars.shadow.overlay,
          transition: `translate ${vars.motion.base} ${vars.motion.easing}`,
        },
      },
    },
    print: { display: 'none' },
  },
});

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

export const backdrop = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 700,
  border: 'none',
  background: vars.color.backdrop,
  cursor: 'default',
});

export const page = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  minBlockSize: '100dvh',
  '@media': { print: { display: 'block' } },
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
