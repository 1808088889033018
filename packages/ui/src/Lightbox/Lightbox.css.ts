import { componentStyle } from '../theme/layered.ts';
import { phone, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  background: 'rgb(0 0 0 / 88%)',
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

/** Pictures are always shown on dark. */
export const modal = componentStyle({ blockSize: '100%', inlineSize: '100%', outline: 'none' });

export const keys = componentStyle({ blockSize: '100%' });

export const dialog = componentStyle({
  ...text(2),
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto minmax(0, 1fr) auto',
  blockSize: '100%',
  outline: 'none',
});

export const bar = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[1],
  padding: vars.space[2],
});

export const counter = componentStyle({
  marginInlineEnd: 'auto',
  paddingInlineStart: vars.space[2],
  color: vars.color.textMuted,
});

export const stage = componentStyle({
  position: 'relative',
  minBlockSize: 0,
  minInlineSize: 0,
  overflow: 'clip',
  touchAction: 'pan-y',
  cursor: 'zoom-in',
  userSelect: 'none',
  selectors: { '&[data-zoomed]': { touchAction: 'none', cursor: 'grab' } },
});

export const picture = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'contain',
  transition: `scale ${vars.motion.base} ${vars.motion.easing}, translate ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[data-dragged]': { transition: `scale ${vars.motion.base} ${vars.motion.easing}` } },
});

export const waiting = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});

export const failed = componentStyle({
  ...text(2),
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  color: vars.color.textMuted,
  cursor: 'default',
});

const turner = {
  position: 'absolute',
  insetBlockStart: '50%',
  translate: '0 -50%',
  background: 'rgb(0 0 0 / 40%)',
  borderRadius: vars.radius.medium,
} as const;

export const previous = componentStyle({ ...turner, insetInlineStart: vars.space[2] });

export const next = componentStyle({ ...turner, insetInlineEnd: vars.space[2] });

export const chevron = componentStyle({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const caption = componentStyle({
  ...text(2),
  justifySelf: 'center',
  margin: 0,
  maxInlineSize: '80ch',
  maxBlockSize: '30vh',
  overflowY: 'auto',
  paddingBlock: vars.space[3],
  paddingInline: vars.space[6],
  textAlign: 'center',
  overflowWrap: 'anywhere',
  '@media': { [phone]: { paddingInline: vars.space[4] } },
});
