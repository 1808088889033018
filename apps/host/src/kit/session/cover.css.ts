import { globalStyle, style } from '@vanilla-extract/css';

export const cover = style({
  position: 'fixed',
  inset: 0,
  zIndex: 2_147_483_647,
  display: 'grid',
  placeContent: 'center',
  padding: '1.5rem',
  textAlign: 'center',
  // The cover is outside the theme and shown before it is loaded.
  font: '1rem system-ui',
  color: 'CanvasText',
  background: 'Canvas',
});

// Hidden, and not only covered: neither Tab nor a screen reader may find it.
globalStyle(`body:has(> .${cover}) > :not(.${cover})`, { visibility: 'hidden' });
