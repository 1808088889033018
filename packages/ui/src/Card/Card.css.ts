import { componentStyle, componentVariants } from '../theme/layered.ts';
import { canHover, focusRing, hovered, pressed, pressedTwice, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const card = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  // Long words break, and columns of a table inside keep their width.
  overflowWrap: 'break-word',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.large,
  textDecoration: 'none',
  textAlign: 'start',
  '@media': { print: { breakInside: 'avoid' } },
});

export const looks = componentVariants({
  outlined: { background: vars.color.surface },
  raised: { background: vars.color.raised, boxShadow: vars.shadow.raised },
  sunken: { background: vars.color.sunken, borderColor: 'transparent' },
});

export const pressable = componentStyle({
  cursor: 'pointer',
  ...pressedTwice,
  font: 'inherit',
  padding: 0,
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, background ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`&${pressed}`]: { background: vars.color.pressed },
    '&:focus-visible': focusRing,
  },
  '@media': {
    [canHover]: {
      selectors: {
        '&:hover': { borderColor: vars.color.borderStrong },
        [`&${hovered}`]: { background: vars.color.hover },
      },
    },
  },
});

export const head = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

/** A head with nothing below it needs no line. */
export const headAlone = componentStyle({ borderBlockEnd: 'none' });

export const titles = componentStyle({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = componentStyle({ ...text(3), margin: 0, fontWeight: vars.weight.strong });

export const description = componentStyle({ margin: 0, color: vars.color.textMuted });

export const actions = componentStyle({
  display: 'flex',
  justifyContent: 'flex-end',
  flexWrap: 'wrap',
  gap: vars.space[2],
});

export const body = componentVariants({
  none: { minInlineSize: 0, overflow: 'clip', borderRadius: 'inherit' },
  medium: { minInlineSize: 0, padding: vars.space[5] },
});

export const footer = componentStyle({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
