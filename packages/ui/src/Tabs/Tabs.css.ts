import { componentStyle } from '../theme/layered.ts';
import { desk, focusRing, numeric, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

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

export const list = componentStyle({
  display: 'flex',
  gap: vars.space[1],
  flex: 'none',
  minInlineSize: 0,
  overflowX: 'auto',
  overflowY: 'hidden',
  scrollbarWidth: 'thin',
  boxShadow: `inset 0 -1px ${vars.color.border}`,
  '@media': {
    [desk]: {
      selectors: {
        '&[data-orientation=vertical]': {
          flexDirection: 'column',
          overflow: 'visible',
          maxInlineSize: '240px',
          boxShadow: 'none',
          borderInlineEnd: `1px solid ${vars.color.border}`,
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
    '&[data-hovered]': { color: vars.color.text },
    '&[data-selected]': { color: vars.color.accentText, borderBlockEndColor: vars.color.accent },
    '&[data-focus-visible]': {
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
          marginInlineEnd: '-1px',
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
  selectors: { '&[data-focus-visible]': focusRing, '&[data-inert]': { display: 'none' } },
  '@media': { [desk]: { selectors: { '[data-orientation=vertical] > &': { marginBlockStart: 0 } } } },
});
