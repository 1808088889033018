import { componentStyle } from '@handset/ui/styling';

/** Shown under a finger: at a desk there is a scanner. No higher than the frame of a field around it. */
export const button = componentStyle({
  display: 'none',
  '@media': { '(pointer: coarse)': { display: 'flex', flex: 'none', marginBlock: '-1px' } },
});
