import { style } from '@vanilla-extract/css';

/** Where an overlay's button stands, as if nothing were around it. */
export const place = style({ display: 'contents' });
