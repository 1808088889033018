import { componentStyle, compositionStyle } from '../theme/layered.ts';
import { focusRing, plainButton, text } from '../theme/mixins.ts';
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
});

/** In the browser's top layer, so that no dialog or scrolling box clips it. */
export const popup = componentStyle({
  ...text(2),
  position: 'fixed',
  inset: 'auto',
  zIndex: 1050,
  margin: 0,
  padding: vars.space[1],
  // Specification, section 9.
  maxBlockSize: '250px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
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

export const check = componentStyle({ flex: 'none', color: vars.color.accentText });

export const create = componentStyle({ color: vars.color.accentText, fontWeight: vars.weight.medium });

export const loadError = componentStyle({
  ...text(1),
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  color: vars.color.criticalText,
});
