import { componentStyle } from '../theme/layered.ts';
import { visuallyHidden } from '../theme/mixins.ts';

export const hidden = componentStyle(visuallyHidden);

/** Seen while something inside has focus. */
export const hiddenAtRest = componentStyle({ selectors: { '&:not(:focus-within)': visuallyHidden } });
