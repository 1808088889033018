import { componentStyle } from '../theme/layered.ts';
import { numeric, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const field = componentStyle({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: 0,
  border: 'none',
  padding: 0,
  margin: 0,
});

export const label = componentStyle({
  ...text(2),
  fontWeight: vars.weight.medium,
  overflowWrap: 'anywhere',
  padding: 0,
  selectors: { '[data-disabled] > &': { color: vars.color.textDisabled } },
});

export const requiredMark = componentStyle({ color: vars.color.criticalText, marginInlineStart: '2px' });

export const description = componentStyle({
  ...text(1),
  color: vars.color.textSubtle,
  overflowWrap: 'anywhere',
});

export const error = componentStyle({
  ...text(1),
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space[1],
  color: vars.color.criticalText,
  overflowWrap: 'anywhere',
});

/** Centres the icon in the height of one line. */
export const errorIcon = componentStyle({ flex: 'none', blockSize: '1lh' });

/** The frame that a control sits in: one border, whatever is inside. */
export const frame = componentStyle({
  ...text(2),
  display: 'flex',
  alignItems: 'stretch',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: vars.size.control,
  background: vars.color.surface,
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  overflow: 'clip',
  transition: `border-color ${vars.motion.fast} ${vars.motion.easing}, box-shadow ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: {
    '&:hover': { borderColor: vars.color.textSubtle },
    '&:focus-within': {
      borderColor: vars.color.focus,
      boxShadow: `0 0 0 1px ${vars.color.focus}`,
      outline: '1px solid transparent',
    },
    '[data-invalid] &': { borderColor: vars.color.critical },
    '[data-invalid] &:focus-within': { boxShadow: `0 0 0 1px ${vars.color.critical}` },
    '[data-disabled] &': {
      background: vars.color.sunken,
      borderColor: vars.color.border,
      color: vars.color.textDisabled,
    },
    '[data-readonly] &': { background: vars.color.sunken, borderColor: vars.color.border },
  },
  '@media': {
    '(forced-colors: active)': { selectors: { '&:focus-within': { outline: '2px solid Highlight' } } },
  },
});

export const input = componentStyle({
  flex: 1,
  minInlineSize: 0,
  inlineSize: '100%',
  appearance: 'none',
  border: 'none',
  outline: 'none',
  background: 'transparent',
  margin: 0,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  font: 'inherit',
  fontFamily: vars.font.family,
  fontSize: vars.size.fieldText,
  lineHeight: 'inherit',
  color: 'inherit',
  // Each text in its own direction, on the page's side; `match-parent` is not known everywhere.
  textAlign: 'left',
  selectors: {
    ':where(:dir(rtl)) > &': { textAlign: 'right' },
    '&::placeholder': { color: vars.color.textSubtle, opacity: 1 },
    '&:disabled': { WebkitTextFillColor: vars.color.textDisabled, opacity: 1, cursor: 'not-allowed' },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const numericInput = componentStyle({
  ...numeric,
  // Words of the reader's language stand in it until it is filled. Both stand on the page's side.
  selectors: { '[dir=rtl] &:placeholder-shown': { direction: 'rtl' } },
});

/** Right-aligned in both directions, as figures in a column are. */
export const amountInput = componentStyle({ ...numeric, textAlign: 'right' });

export const adornment = componentStyle({
  flex: 'none',
  display: 'flex',
  // However long it is, there is room to type.
  maxInlineSize: '50%',
  overflow: 'hidden',
  alignItems: 'center',
  color: vars.color.textSubtle,
  fontSize: vars.font.size[2],
  whiteSpace: 'nowrap',
  selectors: {
    '&:first-child': { paddingInlineStart: vars.space[3] },
    '&:last-child': { paddingInlineEnd: vars.space[3] },
  },
});

export const insideButton = componentStyle({
  ...plainButton,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  color: vars.color.textSubtle,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { color: vars.color.text },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-4px',
    },
    '&[data-disabled], &:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});
