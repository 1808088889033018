import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** Beside the screen, for what is only printed. */
export const away = style({ position: 'fixed', insetInlineStart: '-10000px', insetBlockStart: 0 });

export const rule = style({
  margin: 0,
  paddingBlockEnd: '8px',
  borderBlockEnd: `2px solid ${vars.color.text}`,
});
