import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** Keeps the button apart from the amount beside it. */
export const onPhone = style({ paddingInlineStart: vars.space[4] });
