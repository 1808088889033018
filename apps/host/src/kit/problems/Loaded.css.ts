import { globalStyle, style } from '@vanilla-extract/css';

/** What follows is not painted, since it may show costs that are to be hidden. Dialogs stand elsewhere in the document and stay. */
export const cover = style({ display: 'none' });

globalStyle(`${cover} ~ *`, { display: 'none !important' });
