import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { visibility: 'hidden' }, to: { visibility: 'visible' } });

/** A page that is there in a moment is not announced by a flash of grey. */
export const awaited = style({ animation: `${appear} 1ms 250ms both` });
