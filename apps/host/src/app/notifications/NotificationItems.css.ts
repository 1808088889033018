import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ listStyle: 'none', margin: 0, padding: 0, display: 'grid' });

export const item = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlock: vars.space[3],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border}` } },
});

export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] });

/** The specification's height of the list in the header. */
export const scroller = style({ maxBlockSize: 300, overflowY: 'auto' });
