import { componentStyle, componentVariants } from '../theme/layered.ts';
import { phone, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const overlay = componentStyle({
  position: 'fixed',
  inset: 0,
  zIndex: 1000,
  display: 'grid',
  placeItems: 'start center',
  overflow: 'hidden',
  paddingBlock: 'clamp(16px, 8vh, 96px)',
  paddingInline: vars.space[4],
  background: vars.color.backdrop,
  // The specification's times; the exit waits for the slower of the two.
  transition: `background-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[data-entering], &[data-exiting]': { backgroundColor: 'transparent' } },
  '@media': { [phone]: { padding: 0, placeItems: 'stretch' } },
});

export const modal = componentStyle({
  display: 'flex',
  maxInlineSize: '100%',
  maxBlockSize: '100%',
  minBlockSize: 0,
  background: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  overflow: 'clip',
  outline: 'none',
  transition: `opacity ${vars.motion.slow} ${vars.motion.easing}, translate ${vars.motion.slow} ${vars.motion.easing}`,
  selectors: {
    '&[data-entering]': { opacity: 0, translate: '0 -16px' },
    '&[data-exiting]': { opacity: 0, translate: '0 -8px' },
  },
  '@media': { [phone]: { border: 'none', borderRadius: 0, blockSize: '100%' } },
});

const onPhone = { '@media': { [phone]: { inlineSize: '100%', minInlineSize: 0 } } };

export const sizes = componentVariants({
  small: { inlineSize: '30%', minInlineSize: 'min(380px, 100%)', ...onPhone },
  medium: { inlineSize: '45%', minInlineSize: 'min(520px, 100%)', ...onPhone },
  large: { inlineSize: '70%', minInlineSize: 'min(720px, 100%)', ...onPhone },
  full: { inlineSize: '100%', blockSize: '100%' },
});

export const dialog = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minInlineSize: 0,
  minBlockSize: 0,
  outline: 'none',
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInlineStart: vars.space[6],
  paddingInlineEnd: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.border}`,
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

export const description = componentStyle({ ...text(2), margin: 0, color: vars.color.textMuted });

export const body = componentStyle({
  flex: 1,
  minBlockSize: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  paddingBlock: vars.space[5],
  paddingInline: vars.space[6],
  selectors: { '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' } },
  '@media': { [phone]: { paddingInline: vars.space[4] } },
});

export const footer = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[6],
  borderBlockStart: `1px solid ${vars.color.border}`,
  '@media': { [phone]: { paddingInline: vars.space[4] } },
});
