import { globalStyle, style } from '@vanilla-extract/css';

const print = 'print';

/** A sheet that is on paper alone, and there it is all. */
export const sheet = style({
  display: 'none',
  '@media': { [print]: { display: 'block' } },
});

// Paper is white, whatever the screen was.
globalStyle(`html:has(> body > .${sheet})`, {
  '@media': { [print]: { colorScheme: 'light !important', background: 'white !important' } },
});

globalStyle(`body:has(> .${sheet}) > :not(.${sheet})`, {
  '@media': { [print]: { display: 'none !important' } },
});
