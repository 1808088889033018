import { vars } from '@handset/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const dot = style({ flex: 'none', inlineSize: '8px', blockSize: '8px', borderRadius: vars.radius.full });

export const dots = styleVariants(
  { critical: vars.color.critical, caution: vars.color.caution, info: vars.color.borderStrong },
  (background) => [dot, { background }],
);

/** The buttons are of one width. */
export const action = style({ flex: 'none', inlineSize: '5rem' });
