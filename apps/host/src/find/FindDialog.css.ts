import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** Room for what is found, so that the dialog does not jump while one types. */
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
