import { phone } from '@handset/ui/styling';
import { vars } from '@handset/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

globalStyle('body', { margin: 0 });

// This page leaves the size of its text to the reader's browser, so the widgets may follow it.
globalStyle(':root', { vars: { [vars.font.unit]: '1rem' } });

// Keeps focused elements clear of the bottom bar on phones.
globalStyle(':root', { '@media': { [phone]: { scrollPaddingBlockEnd: '5rem' } } });

/** The ground behind every page, in the chosen colours. */
export const ground = style({
  minBlockSize: '100dvh',
  background: vars.color.canvas,
  '@media': { print: { background: 'none' } },
});
