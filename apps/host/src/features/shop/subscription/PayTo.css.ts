import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const accounts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
  gap: vars.space[3],
});

/** An account number, to be read and copied as it is. */
export const account = style({
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  userSelect: 'all',
  unicodeBidi: 'isolate',
  direction: 'ltr',
});
