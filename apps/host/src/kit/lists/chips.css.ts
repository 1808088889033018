import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';
import { phone } from './filters.css.ts';

/** Chips beside each other. On a phone only those that are set stand there until the filters are opened. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  minInlineSize: 0,
  '@media': { [phone]: { flexBasis: '100%', selectors: { '&:empty': { display: 'none' } } } },
});

const height = `max(32px, ${vars.size.controlSmall})`;

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  maxInlineSize: '100%',
  blockSize: height,
  border: `1px dashed ${vars.color.borderMedium}`,
  borderRadius: vars.radius.full,
  color: vars.color.textMuted,
  fontSize: vars.font.size[1],
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  overflow: 'clip',
  selectors: {
    '&[data-set]': {
      borderStyle: 'solid',
      borderColor: vars.color.accentBorder,
      background: vars.color.accentSoft,
      color: vars.color.accentText,
    },
    '&:focus-within': { borderStyle: 'solid' },
    [`${chips}[data-closed] &:not([data-set])`]: { display: 'none' },
  },
});

/** The text of a chip under its list, which has no look of its own. */
export const choice = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: 0,
  blockSize: '100%',
  paddingInline: vars.space[3],
  selectors: {
    '&:has(:focus-visible)': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-3px',
      borderRadius: vars.radius.full,
    },
  },
});

export const text = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
});

export const select = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: vars.size.fieldText,
});

export const clear = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  inlineSize: height,
  marginInlineStart: `calc(-1 * ${vars.space[3]})`,
  padding: 0,
  border: 'none',
  background: 'none',
  color: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-4px',
      borderRadius: vars.radius.full,
    },
  },
});

/** Chips that are shown on request. */
export const more = style({ display: 'contents' });
