import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** White in the dark theme as well: cameras read dark on light. */
export const qrCode = style({
  display: 'block',
  inlineSize: '12rem',
  marginInline: 'auto',
  padding: vars.space[2],
  background: 'white',
  borderRadius: vars.radius.medium,
});

export const secret = style({
  fontFamily: vars.font.numeric,
  overflowWrap: 'anywhere',
  direction: 'ltr',
  textAlign: 'center',
});

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontFamily: vars.font.numeric,
  direction: 'ltr',
});
