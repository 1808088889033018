import { componentStyle } from '../theme/layered.ts';
import { focusRing, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const disclosure = componentStyle({
  ...text(2),
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surface,
});

export const heading = componentStyle({
  margin: 0,
  borderRadius: 'inherit',
  fontSize: 'inherit',
  fontWeight: vars.weight.medium,
});

export const trigger = componentStyle({
  ...plainButton,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  inlineSize: '100%',
  minBlockSize: vars.size.control,
  paddingInline: vars.space[4],
  paddingBlock: vars.space[2],
  borderRadius: 'inherit',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.textSubtle,
  transition: `rotate ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '[dir=rtl] &': { rotate: '180deg' },
    '[aria-expanded=true] > &': { rotate: '90deg' },
  },
});

export const title = componentStyle({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const aside = componentStyle({
  flex: 'none',
  color: vars.color.textMuted,
  fontWeight: vars.weight.regular,
});

/** The height is the one React Aria measured. While closed, the browser's search still finds the content. */
export const panel = componentStyle({
  blockSize: 'var(--disclosure-panel-height)',
  minInlineSize: 0,
  borderEndStartRadius: 'inherit',
  borderEndEndRadius: 'inherit',
  overflow: 'clip',
  // Focus rings are drawn around controls: those at the edge stay whole.
  overflowClipMargin: '4px',
  transition: `block-size ${vars.motion.base} ${vars.motion.easing}`,
  '@media': { print: { blockSize: 'auto' } },
});

export const content = componentStyle({
  paddingInline: vars.space[4],
  paddingBlock: `${vars.space[1]} ${vars.space[4]}`,
  overflowWrap: 'break-word',
});
