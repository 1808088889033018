import { vars } from '@handset/ui/theme';
import { style } from '@vanilla-extract/css';

export const button = style({ position: 'relative', display: 'inline-flex' });

/** Number of unread messages in the corner of the button. The button's name includes it. */
export const count = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: 0,
  boxSizing: 'border-box',
  minInlineSize: '1.1rem',
  paddingInline: '0.25rem',
  borderRadius: '999px',
  background: vars.color.critical,
  color: vars.color.onCritical,
  fontSize: '0.6875rem',
  lineHeight: '1.1rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  pointerEvents: 'none',
});
