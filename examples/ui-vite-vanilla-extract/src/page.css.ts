import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** The app's own style, on the widgets' theme. */
export const page = style({ padding: vars.space[6], background: vars.color.canvas });
