import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

const print = 'print';

/** Beside the screen, for what is only printed. A receipt in a dialog is printed in its place. */
export const away = style({
  position: 'fixed',
  insetInlineStart: '-10000px',
  insetBlockStart: 0,
  '@media': { [print]: { selectors: { 'body:has([role=dialog]) > &': { display: 'none' } } } },
});

export const rule = style({
  margin: 0,
  paddingBlockEnd: '8px',
  borderBlockEnd: `2px solid ${vars.color.text}`,
});
