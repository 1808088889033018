import { componentStyle } from '../theme/layered.ts';

const unseen = {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hidden = componentStyle(unseen);

/** Seen while something inside has focus. */
export const hiddenAtRest = componentStyle({ selectors: { '&:not(:focus-within)': unseen } });
