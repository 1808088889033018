import { style } from '@vanilla-extract/css';

/** As it was written, line by line. */
export const text = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
