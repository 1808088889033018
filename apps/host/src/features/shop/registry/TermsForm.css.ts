import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** The fields of one plan or account beside each other, as far as there is room. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  gap: vars.space[3],
  alignItems: 'end',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border}`, paddingBlockStart: vars.space[3] },
  },
});
