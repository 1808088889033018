import { vars } from '../theme/theme.css.ts';

/** Media query of the widths at which a row has two lines: those of a phone, and of a tablet that stands upright. */
export const twoLines = '(max-width: 899.98px)';

/** The first line of such a row. */
export const firstLine = { fontSize: vars.font.size[3], fontWeight: vars.weight.strong } as const;

/** Its second line. */
export const secondLine = { fontSize: vars.font.size[1], color: vars.color.textMuted } as const;

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
