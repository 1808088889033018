import { phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';
import { keyHint } from '../../kit/actions/keyHint.css.ts';

/** All actions fit beside the menu from here on. */
const wide = '(min-width: 1200px)';
/** There is room for the keys of the buttons as well. */
const wider = '(min-width: 1366px) and (hover: hover)';
/** There is room for icons too. */
const widest = '(min-width: 1600px)';

export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  '@media': { [phone]: { display: 'none' } },
});

export const row = style({
  display: 'none',
  '@media': { [wide]: { display: 'flex', alignItems: 'center' } },
});

export const menu = style({ '@media': { [wide]: { display: 'none' } } });

export const icon = style({ display: 'none', '@media': { [widest]: { display: 'inline-flex' } } });

/** The key that does the same, where there is room. */
export const hint = style([keyHint, { display: 'none', '@media': { [wider]: { display: 'inline-block' } } }]);
