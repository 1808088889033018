import { globalStyle, style } from '@vanilla-extract/css';

/** Hides the siblings that follow, which may show costs. Dialogs stand elsewhere in the document and stay. */
export const cover = style({ display: 'none' });

globalStyle(`${cover} ~ *`, { display: 'none !important' });
