import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 575.98px)';

export const figures = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  '@media': { [phone]: { gridAutoFlow: 'row', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

export const figure = style({
  paddingBlock: vars.space[3],
  paddingInline: vars.space[3],
  color: vars.color.textMuted,
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.border}` } },
  '@media': {
    [phone]: {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 'none' },
        '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.border}` },
      },
    },
  },
});

export const amount = style({
  display: 'block',
  // Largest size at which eight digits fit a quarter of the card.
  fontSize: '1.125rem',
  lineHeight: 1.3,
  fontWeight: vars.weight.strong,
  color: vars.color.text,
});
