import { vars } from '../theme/theme.css.ts';

/** The alignment of a cell by its `data-align`. */
export const alignments = {
  '&[data-align=end]': { textAlign: 'end' },
  '&[data-align=center]': { textAlign: 'center' },
  // The last digits are aligned in either reading direction.
  '&[data-align=figures]': { textAlign: 'right' },
} as const;

/** The titles of columns. */
export const titleLook = {
  color: vars.color.textMuted,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  background: vars.color.sunken,
  borderBlockEnd: `1px solid ${vars.color.border}`,
} as const;

/** The sums under columns. */
export const totalsLook = {
  background: vars.color.sunken,
  borderBlockStart: `1px solid ${vars.color.border}`,
  fontWeight: vars.weight.strong,
} as const;
