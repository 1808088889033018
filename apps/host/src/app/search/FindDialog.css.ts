import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** Reserves room for the results, so that the dialog does not jump while typing. */
export const room = style({ minBlockSize: '22rem' });

export const key = style({
  fontFamily: vars.font.family,
  fontSize: vars.font.size[1],
  direction: 'ltr',
  unicodeBidi: 'isolate',
  paddingInline: vars.space[2],
  paddingBlock: '0.125rem',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  background: vars.color.sunken,
});
