import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the end in view while messages are added at either end. */
export const scroller = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  blockSize: 'calc(100dvh - 11rem)',
  minBlockSize: '8rem',
});

export const list = style({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  display: 'grid',
  gap: vars.space[3],
  marginBlockEnd: 'auto',
});

export const message = style({
  display: 'grid',
  gap: vars.space[1],
  justifySelf: 'start',
  maxInlineSize: '85%',
  selectors: { '&[data-mine]': { justifySelf: 'end', justifyItems: 'end' } },
});

export const bubble = style({
  paddingBlock: vars.space[2],
  paddingInline: vars.space[3],
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
  border: `1px solid ${vars.color.border}`,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  selectors: {
    '[data-mine] > &': { background: vars.color.accentSoft, borderColor: 'transparent' },
  },
});

export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space[2],
  alignItems: 'end',
  inlineSize: '100%',
});
