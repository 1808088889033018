import { componentStyle } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

/** The height is the one React Aria measured. While closed, the browser's search still finds the content. */
export const panel = componentStyle({
  blockSize: 'var(--disclosure-panel-height)',
  minInlineSize: 0,
  overflow: 'clip',
  // Focus rings are drawn around controls: those at the edge stay whole.
  overflowClipMargin: '4px',
  transition: `block-size ${vars.motion.base} ${vars.motion.easing}`,
  '@media': { print: { blockSize: 'auto' } },
});
