import { style } from '@vanilla-extract/css';

/** Paper has room for the whole sentence. */
export const onPaper = style({ display: 'none', '@media': { print: { display: 'inline' } } });
export const onScreen = style({ display: 'contents', '@media': { print: { display: 'none' } } });
