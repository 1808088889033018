import { phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const page = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[4] });

/** The shop's name stands above the menu, and on a phone, where that is closed, in the header. */
export const brandOnPhone = style({
  display: 'none',
  '@media': { [phone]: { display: 'flex', flex: 1, minInlineSize: 0 } },
});
