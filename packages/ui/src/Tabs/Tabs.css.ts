import { componentStyle } from '../theme/layered.ts';
import { numeric, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const tabs = componentStyle({
  ...text(2),
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
});

export const list = componentStyle({
  display: 'flex',
  gap: vars.space[1],
  overflowX: 'auto',
  overflowY: 'hidden',
  borderBlockEnd: `1px solid ${vars.color.border}`,
  scrollbarWidth: 'none',
});

export const tab = componentStyle({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  outline: 'none',
  borderBlockEnd: '2px solid transparent',
  marginBlockEnd: '-1px',
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
});

export const count = componentStyle({
  ...text(1),
  ...numeric,
  paddingInline: '6px',
  borderRadius: vars.radius.full,
  background: vars.color.sunken,
  color: vars.color.textMuted,
});

export const panel = componentStyle({ paddingBlockStart: vars.space[5], outline: 'none' });
