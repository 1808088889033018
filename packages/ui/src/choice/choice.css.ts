import { componentStyle } from '../theme/layered.ts';

/** A radio button or checkbox whose look is drawn beside it: there for the keyboard, screen readers and the form. */
export const control = componentStyle({
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  margin: '-1px',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  appearance: 'none',
});
