import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

/** Above the rows of a list, as far from them as from each other. */
export const above = style({ display: 'grid', gap: vars.space[3], marginBlockEnd: vars.space[2] });
