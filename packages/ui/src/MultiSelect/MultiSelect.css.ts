import { componentStyle, compositionStyle } from '../theme/layered.ts';
import { focusRing, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const frame = compositionStyle({ blockSize: 'auto' });

export const content = componentStyle({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  padding: '2px',
  // Chips of a hundred choices do not push the form away.
  maxBlockSize: '240px',
  overflowY: 'auto',
});

export const chips = componentStyle({ display: 'contents', listStyle: 'none', margin: 0, padding: 0 });

export const chip = componentStyle({
  ...text(2),
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: `max(28px, calc(${vars.size.control} - 8px))`,
  paddingInlineStart: vars.space[2],
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  selectors: {
    '&:focus-within': { background: vars.color.accentSoft, borderColor: vars.color.accentBorder },
    '[data-disabled] &': { color: vars.color.textSubtle },
  },
});

/** A chip that has no button at its end. */
export const fixedChip = compositionStyle({ paddingInlineEnd: vars.space[2] });

export const chipName = componentStyle({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  minInlineSize: 0,
});

export const remove = componentStyle({
  ...plainButton,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: '28px',
  borderRadius: vars.radius.small,
  color: vars.color.textSubtle,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px', color: vars.color.text },
  },
  '@media': { '(pointer: coarse)': { inlineSize: '36px' } },
});

export const input = compositionStyle({
  flex: '1 1 48px',
  inlineSize: 'auto',
  minInlineSize: '48px',
  paddingInline: vars.space[2],
  minBlockSize: `calc(${vars.size.control} - 8px)`,
});
