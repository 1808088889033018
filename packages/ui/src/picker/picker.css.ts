import { componentStyle, compositionStyle } from '../theme/layered.ts';
import { focusRing, numeric, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const frame = compositionStyle({ cursor: 'text' });

export const input = compositionStyle({ textOverflow: 'ellipsis' });

export const opener = componentStyle({
  ...plainButton,
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '36px',
  color: vars.color.textSubtle,
  selectors: { '[data-disabled] &': { cursor: 'not-allowed' } },
});

export const clear = componentStyle({
  ...plainButton,
  flex: 'none',
  alignSelf: 'center',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  borderRadius: vars.radius.small,
  color: vars.color.textSubtle,
  selectors: {
    '&:hover': { background: vars.color.hover, color: vars.color.text },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
  },
  // A finger needs more room than the frame has at its end for a mouse.
  '@media': { '(pointer: coarse)': { inlineSize: '36px', blockSize: 'auto', alignSelf: 'stretch' } },
});

/** In the browser's top layer, so that no dialog or scrolling box clips it. */
export const popup = componentStyle({
  ...text(2),
  position: 'fixed',
  inset: 'auto',
  zIndex: 1050,
  margin: 0,
  padding: 0,
  overflow: 'hidden',
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
});

/** The most that a list takes before it scrolls, in pixels. */
export const listHeight = 250;

/** The room that the header takes above the list. */
export const headerHeight = 52;

export const header = componentStyle({
  display: 'flex',
  padding: vars.space[1],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});

export const list = componentStyle({
  margin: 0,
  padding: vars.space[1],
  maxBlockSize: `${listHeight}px`,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
});

export const option = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  scrollMarginBlock: vars.space[1],
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&[data-active]': { background: vars.color.accentSoft },
    '[aria-busy=true] > &': { color: vars.color.textSubtle },
    '&[aria-selected=true]': { fontWeight: vars.weight.medium },
    '&[aria-disabled]': { color: vars.color.textSubtle, cursor: 'default', background: 'none' },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[data-active]': { outline: '2px solid Highlight', outlineOffset: '-2px' } },
    },
  },
});

export const optionContent = componentStyle({ flex: 1, minInlineSize: 0 });

export const optionLabel = componentStyle({
  // A label of a whole page leaves room for the other nine.
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 3,
  overflow: 'hidden',
});

/** Latin order on the page's side. */
export const numericLabel = componentStyle({
  ...numeric,
  textAlign: ['-webkit-match-parent', 'match-parent'],
});

export const check = componentStyle({ flex: 'none', color: vars.color.accentText });

export const create = componentStyle({ color: vars.color.accentText, fontWeight: vars.weight.medium });

/** A button that looks like a word of its line. */
export const wordButton = componentStyle({
  ...plainButton,
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  color: vars.color.accentText,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.hover },
    '&:focus-visible': { ...focusRing, outlineOffset: '-2px' },
    '&:disabled': { color: vars.color.textDisabled, cursor: 'not-allowed', background: 'none' },
  },
});

export const note = componentStyle({
  ...text(1),
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space[1],
  color: vars.color.textSubtle,
});

export const loadError = compositionStyle({ color: vars.color.criticalText });

/** Under a list, when its load has gone wrong or takes long. */
export const listNote = compositionStyle({
  borderBlockStart: `1px solid ${vars.color.border}`,
  paddingBlock: vars.space[1],
  paddingInline: vars.space[4],
});

/** A list that has nothing to show, not even that it is empty. */
export const noList = compositionStyle({ display: 'none' });
