import type { StyleRule } from '@vanilla-extract/css';
import { componentStyle, componentVariants } from '../theme/layered.ts';
import { canHover, focusRing, hovered, plainButton, pressed } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const button = componentStyle({
  ...plainButton,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  fontFamily: vars.font.family,
  fontSize: vars.font.size[2],
  fontWeight: vars.weight.medium,
  lineHeight: vars.font.lineHeight,
  textAlign: 'center',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  userSelect: 'none',
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  transition: `background ${vars.motion.fast} ${vars.motion.easing}, border-color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:focus-visible': focusRing,
    '&[data-disabled]': {
      cursor: 'not-allowed',
      color: vars.color.textDisabled,
      background: vars.color.sunken,
      borderColor: vars.color.border,
    },
    '&[data-pending]': { cursor: 'progress' },
  },
  '@media': { '(forced-colors: active)': { borderColor: 'ButtonBorder' } },
});

const enabled = '&:not([data-disabled])';
const live = '&:not([data-disabled], [data-pending])';

const whileHovered = (rule: StyleRule) => ({
  [canHover]: { selectors: { [live + hovered]: rule } },
});

export const variants = componentVariants({
  primary: {
    selectors: {
      [enabled]: { background: vars.color.accent, color: vars.color.onAccent },
      [live + pressed]: { background: vars.color.accentPressed },
    },
    '@media': whileHovered({ background: vars.color.accentHover }),
  },
  secondary: {
    selectors: {
      [enabled]: {
        background: vars.color.surface,
        borderColor: vars.color.borderMedium,
        boxShadow: vars.shadow.raised,
        color: vars.color.text,
      },
      [live + pressed]: { background: vars.color.pressed },
    },
    '@media': whileHovered({ background: vars.color.hover }),
  },
  quiet: {
    selectors: {
      [enabled]: { color: vars.color.textMuted },
      [live + pressed]: { background: vars.color.pressed, color: vars.color.text },
      '&[data-disabled]': { background: 'transparent', borderColor: 'transparent' },
    },
    '@media': whileHovered({ background: vars.color.hover, color: vars.color.text }),
  },
  critical: {
    selectors: {
      [enabled]: { background: vars.color.critical, color: vars.color.onCritical },
      [live + pressed]: { background: vars.color.criticalPressed },
    },
    '@media': whileHovered({ background: vars.color.criticalHover }),
  },
});

export const sizes = componentVariants({
  small: {
    minBlockSize: vars.size.controlSmall,
    paddingInline: vars.space[2],
    paddingBlock: '2px',
    fontSize: vars.font.size[1],
    borderRadius: vars.radius.small,
  },
  medium: { minBlockSize: vars.size.control, paddingInline: vars.space[4], paddingBlock: '3px' },
  large: {
    minBlockSize: vars.size.controlLarge,
    paddingInline: vars.space[5],
    paddingBlock: vars.space[1],
    fontSize: vars.font.size[3],
  },
});

export const fullWidth = componentStyle({ inlineSize: '100%' });

/** Wraps labels too long for one line. */
export const longLabel = componentStyle({
  maxInlineSize: '100%',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});

/** Keeps its width while the spinner covers it. */
export const content = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 'inherit',
  minInlineSize: 0,
  selectors: { '[data-pending] > &:not([data-telling])': { opacity: 0 } },
});

export const icon = componentStyle({ display: 'inline-flex', flex: 'none' });

export const pending = componentStyle({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
});
