import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space[2],
});

export const end = style({ fontSize: vars.font.size[2], color: vars.color.textMuted });

/** Lines below each other, with a rule above each. */
export const lines = style({ listStyle: 'none', margin: 0, padding: 0 });

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[3],
  minBlockSize: '44px',
  paddingBlock: vars.space[1],
  boxSizing: 'border-box',
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const lineText = style({ flex: 1, minInlineSize: 0, overflowWrap: 'break-word' });
