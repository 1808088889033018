import { createVar } from '@vanilla-extract/css';
import { componentStyle } from '../theme/layered.ts';
import { focusRing, numeric, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

/** Tabs beside their panel, where there is room for both. */
const desk = '(min-width: 768px)';
const vertical = '[data-orientation=vertical] &';

export const tabs = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  '@media': {
    [desk]: {
      selectors: { '&[data-orientation=vertical]': { flexDirection: 'row', gap: vars.space[6] } },
    },
  },
});

/** Holds the row and, over its ends, the buttons that scroll it. */
export const bar = componentStyle({
  position: 'relative',
  minInlineSize: 0,
  flex: 'none',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': {
    [desk]: {
      selectors: {
        [vertical]: { borderBlockEnd: 'none', borderInlineEnd: `1px solid ${vars.color.border}` },
      },
    },
  },
});

const faded = { left: createVar('faded-left'), right: createVar('faded-right') };
const fade = `transparent calc(${faded.left} / 2), black ${faded.left}, black calc(100% - ${faded.right}), transparent calc(100% - ${faded.right} / 2)`;

export const list = componentStyle({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'none',
  marginBlockEnd: '-1px',
  // Tabs fade where the row goes on out of sight.
  maskImage: `linear-gradient(to right, ${fade})`,
  vars: { [faded.left]: '0px', [faded.right]: '0px' },
  selectors: {
    '&[data-hidden-start]': { vars: { [faded.left]: '56px' } },
    '&[data-hidden-end]': { vars: { [faded.right]: '56px' } },
    '[dir=rtl] &[data-hidden-start]': { vars: { [faded.left]: '0px', [faded.right]: '56px' } },
    '[dir=rtl] &[data-hidden-end]': { vars: { [faded.left]: '56px' } },
    '[dir=rtl] &[data-hidden-end]:not([data-hidden-start])': { vars: { [faded.right]: '0px' } },
  },
  '@media': {
    [desk]: {
      selectors: {
        '&[data-orientation=vertical]': {
          flexDirection: 'column',
          overflow: 'visible',
          marginBlockEnd: 0,
          marginInlineEnd: '-1px',
          maxInlineSize: '240px',
        },
      },
    },
  },
});

export const tab = componentStyle({
  ...plainButton,
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  textAlign: 'start',
  flex: 'none',
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.text },
    '&[data-selected]': { color: vars.color.accentText, borderBlockEndColor: vars.color.accent },
    '&:focus-visible': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
      borderRadius: vars.radius.small,
    },
    '&[data-disabled]': { color: vars.color.textDisabled, cursor: 'not-allowed' },
  },
  '@media': {
    [desk]: {
      selectors: {
        '[data-orientation=vertical] > &': {
          borderBlockEnd: 'none',
          borderInlineEnd: '2px solid transparent',
          paddingBlock: vars.space[1],
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        },
        '[data-orientation=vertical] > &[data-selected]': { borderInlineEndColor: vars.color.accent },
      },
    },
    '(forced-colors: active)': {
      selectors: {
        '&[data-selected]': { borderColor: 'Highlight', color: 'Highlight' },
        '&[data-disabled]': { color: 'GrayText' },
      },
    },
  },
});

export const icon = componentStyle({ display: 'inline-flex', flex: 'none' });

const scrollButton = {
  ...plainButton,
  position: 'absolute',
  insetBlockStart: 'calc(50% - 14px)',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '28px',
  blockSize: '28px',
  color: vars.color.textMuted,
  background: vars.color.raised,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  boxShadow: vars.shadow.raised,
  selectors: { '&:hover': { color: vars.color.text, borderColor: vars.color.borderStrong } },
} as const;

export const back = componentStyle({ ...scrollButton, insetInlineStart: 0 });

export const forward = componentStyle({ ...scrollButton, insetInlineEnd: 0 });

export const chevron = componentStyle({ selectors: { '[dir=rtl] &': { transform: 'scaleX(-1)' } } });

export const count = componentStyle({
  ...text(1),
  ...numeric,
  paddingInline: '6px',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.textMuted,
});

export const panel = componentStyle({
  flex: 1,
  minInlineSize: 0,
  overflowWrap: 'break-word',
  marginBlockStart: vars.space[5],
  outline: 'none',
  borderRadius: '2px',
  selectors: { '&:focus-visible': focusRing, '&[data-inert]': { display: 'none' } },
  '@media': { [desk]: { selectors: { '[data-orientation=vertical] > &': { marginBlockStart: 0 } } } },
});
