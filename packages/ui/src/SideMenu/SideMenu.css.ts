import { componentStyle, compositionStyle } from '../theme/layered.ts';
import { canHover, hovered, plainButton, pressed, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const nav = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[4],
  paddingBlock: vars.space[2],
  paddingBlockEnd: vars.space[6],
  paddingInline: vars.space[3],
});

export const group = componentStyle({ minInlineSize: 0 });

export const groupTitle = componentStyle({
  ...text(1),
  margin: 0,
  paddingInline: vars.space[3],
  paddingBlockEnd: vars.space[1],
  color: vars.color.textSubtle,
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
});

export const list = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: '2px',
});

export const item = componentStyle({ listStyle: 'none', margin: 0, padding: 0 });

export const nested = componentStyle({
  marginInlineStart: '21px',
  paddingInlineStart: vars.space[2],
  borderInlineStart: `1px solid ${vars.color.border}`,
  marginBlock: '2px',
});

export const entry = componentStyle({
  ...plainButton,
  ...text(2),
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  inlineSize: '100%',
  minBlockSize: `max(${vars.size.control}, 36px)`,
  paddingInline: vars.space[3],
  paddingBlock: '2px',
  color: vars.color.textMuted,
  textDecoration: 'none',
  textAlign: 'start',
  borderRadius: vars.radius.medium,
  transition: `background ${vars.motion.fast} ${vars.motion.easing}, color ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    [`&${pressed}`]: { background: vars.color.pressed, color: vars.color.text },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-active]': { color: vars.color.text, fontWeight: vars.weight.medium },
    '&[aria-current=page]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.medium,
    },
  },
  '@media': {
    [canHover]: {
      selectors: {
        [`&:not([aria-current=page])${hovered}`]: { background: vars.color.hover, color: vars.color.text },
      },
    },
    '(forced-colors: active)': {
      selectors: { '&[aria-current=page]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

/** The icon of a collapsed menu that the current page is in. */
export const around = compositionStyle({ background: vars.color.accentSoft, color: vars.color.accentText });

export const icon = componentStyle({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '20px',
});

export const label = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const chevron = componentStyle({
  flex: 'none',
  color: vars.color.textSubtle,
  transition: `rotate ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '[aria-expanded=true] > &': { rotate: '180deg' } },
});
