import { componentStyle, compositionStyle } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const listener = componentStyle({ display: 'contents' });

/** While the field has focus, a scan lands in it. */
export const ready = compositionStyle({ color: vars.color.accentText });
