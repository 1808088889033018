import { globalStyle } from '@vanilla-extract/css';
import { componentStyle, compositionSelector } from '../theme/layered.ts';
import { focusRing, numeric, phone, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const popover = componentStyle({
  ...text(2),
  inlineSize: 'max-content',
  maxInlineSize: 'calc(100vw - 16px)',
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
  overflow: 'auto',
  outline: 'none',
  transition: `opacity ${vars.motion.fast} ${vars.motion.easing}`,
  selectors: { '&[data-entering], &[data-exiting]': { opacity: 0 } },
});

export const dialog = componentStyle({ outline: 'none', padding: vars.space[3] });

export const columns = componentStyle({
  display: 'flex',
  gap: vars.space[3],
  '@media': { [phone]: { flexDirection: 'column' } },
});

export const ranges = componentStyle({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[1],
  minInlineSize: '128px',
  paddingInlineEnd: vars.space[3],
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [phone]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      maxInlineSize: '308px',
      paddingInlineEnd: 0,
      paddingBlockEnd: vars.space[3],
      borderInlineEnd: 'none',
      borderBlockEnd: `1px solid ${vars.color.border}`,
    },
  },
});

/** Below the dates of the field, two or three to a line. */
export const rangesBelow = componentStyle({
  listStyle: 'none',
  margin: 0,
  marginBlockStart: vars.space[1],
  padding: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(88px, 1fr))',
  gap: vars.space[1],
});

export const range = componentStyle({
  ...plainButton,
  ...text(2),
  display: 'flex',
  alignItems: 'center',
  inlineSize: '100%',
  minBlockSize: vars.size.controlSmall,
  paddingInline: vars.space[2],
  borderRadius: vars.radius.small,
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-selected]': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      fontWeight: vars.weight.medium,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

export const head = componentStyle({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockEnd: vars.space[1],
});

export const month = componentStyle({
  ...text(2),
  margin: 0,
  fontWeight: vars.weight.strong,
  textAlign: 'center',
});

export const turn = componentStyle({
  ...plainButton,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.size.control,
  blockSize: vars.size.control,
  borderRadius: vars.radius.small,
  color: vars.color.textMuted,
  selectors: {
    '&[data-hovered]': { background: vars.color.hover, color: vars.color.text },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px' },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
});

export const grid = componentStyle({ borderCollapse: 'separate', borderSpacing: '0 2px', margin: '0 auto' });

// React Aria's own, which take no class.
globalStyle(`${compositionSelector(grid)} :is(tr, td)`, {
  margin: 'revert',
  padding: 'revert',
  background: 'revert',
  border: 'revert',
  color: 'revert',
  textAlign: 'revert',
  verticalAlign: 'revert',
});

export const weekday = componentStyle({
  ...text(1),
  padding: 0,
  blockSize: '28px',
  fontWeight: vars.weight.medium,
  color: vars.color.textSubtle,
  textAlign: 'center',
});

export const day = componentStyle({
  ...numeric,
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  inlineSize: 'max(40px, min(44px, 12.4vw))',
  blockSize: vars.size.control,
  fontSize: vars.font.size[2],
  color: vars.color.text,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  outline: 'none',
  selectors: {
    '&[data-outside-month]': { display: 'none' },
    '&[data-hovered]': { background: vars.color.hover },
    '&[data-pressed]': { background: vars.color.pressed },
    '&[data-unavailable], &[data-disabled]': {
      color: vars.color.textDisabled,
      textDecoration: 'line-through',
      cursor: 'not-allowed',
    },
    '&[data-selected]': { background: vars.color.accent, color: vars.color.onAccent },
    // A span of days is one bar with strong ends.
    '[data-span] &[data-selected]:not([data-selection-start]):not([data-selection-end])': {
      background: vars.color.accentSoft,
      color: vars.color.accentText,
      borderRadius: 0,
    },
    '[data-span] &[data-selection-start]:not([data-selection-end])': {
      borderStartEndRadius: 0,
      borderEndEndRadius: 0,
    },
    '[data-span] &[data-selection-end]:not([data-selection-start])': {
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
    },
    '&[data-focus-visible]': { ...focusRing, outlineOffset: '-2px', zIndex: 1 },
    '&[data-selected][data-focus-visible]': { boxShadow: `inset 0 0 0 2px ${vars.color.surface}` },
    '&[data-marked]::after': {
      content: '""',
      position: 'absolute',
      insetBlockEnd: '4px',
      inlineSize: '16px',
      blockSize: '2px',
      borderRadius: '1px',
      background: 'currentColor',
    },
    '&[data-marked]': { fontWeight: vars.weight.strong },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { forcedColorAdjust: 'none', background: 'Highlight', color: 'HighlightText' },
        '&[data-disabled], &[data-unavailable]': { color: 'GrayText' },
      },
    },
  },
});

export const footer = componentStyle({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space[2],
  marginBlockStart: vars.space[2],
  paddingBlockStart: vars.space[2],
  borderBlockStart: `1px solid ${vars.color.border}`,
});
