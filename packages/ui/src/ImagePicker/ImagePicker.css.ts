import { componentStyle } from '../theme/layered.ts';
import { text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const zone = componentStyle({
  ...text(2),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[3],
  padding: vars.space[3],
  background: vars.color.surface,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  color: vars.color.textMuted,
  transition: `background ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&[data-dragged-over]': { background: vars.color.accentSoft, borderColor: vars.color.accent },
    '[data-invalid] &': { borderColor: vars.color.critical },
  },
});

export const hint = componentStyle({ ...text(1), color: vars.color.textSubtle, flex: '1 1 160px' });

export const buttons = componentStyle({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] });

/** Taking a picture is for devices held in the hand. */
export const camera = componentStyle({
  display: 'none',
  '@media': { '(pointer: coarse)': { display: 'contents' } },
});

export const previews = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(104px, 1fr))',
  gap: vars.space[2],
});

export const preview = componentStyle({
  position: 'relative',
  aspectRatio: '1',
  overflow: 'hidden',
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
});

export const image = componentStyle({
  display: 'block',
  inlineSize: '100%',
  blockSize: '100%',
  objectFit: 'cover',
});

export const remove = componentStyle({
  position: 'absolute',
  insetBlockStart: vars.space[1],
  insetInlineEnd: vars.space[1],
  background: vars.color.raised,
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.raised,
});

export const caption = componentStyle({
  position: 'absolute',
  insetBlockEnd: vars.space[1],
  insetInlineStart: vars.space[1],
});
