import { vars } from '@handset/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('body', { margin: 0 });

/** The ground behind every page, in the chosen colours. */
export const ground = style({
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  '@media': { print: { background: 'none' } },
});
