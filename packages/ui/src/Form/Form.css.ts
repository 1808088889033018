import { componentStyle } from '../theme/layered.ts';
import { focusRing, phone, plainButton, text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';
import { units } from '../theme/themeVariables.ts';

export const form = componentStyle({ display: 'flex', flexDirection: 'column', gap: vars.space[5] });

export const summary = componentStyle({
  ...text(2),
  padding: vars.space[4],
  background: vars.color.criticalSoft,
  border: `1px solid ${vars.color.criticalBorder}`,
  borderRadius: vars.radius.medium,
  selectors: { '&:focus-visible': focusRing },
});

export const summaryTitle = componentStyle({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  margin: 0,
  color: vars.color.criticalText,
  fontWeight: vars.weight.strong,
  fontSize: 'inherit',
});

export const summaryIcon = componentStyle({ flex: 'none' });

export const summaryList = componentStyle({
  margin: 0,
  marginBlockStart: vars.space[1],
  paddingInlineStart: vars.space[6],
  overflowWrap: 'anywhere',
});

export const summaryLink = componentStyle({
  ...plainButton,
  color: vars.color.criticalText,
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
  textAlign: 'start',
  // The marker stays beside the first line.
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  minBlockSize: '24px',
  selectors: { '&:focus-visible': focusRing },
});

/** The width of a column when all requested columns fit. */
const share = `(100% - (var(--hs-form-columns, 2) - 1) * ${vars.space[4]}) / var(--hs-form-columns, 2)`;

export const grid = componentStyle({
  display: 'grid',
  columnGap: vars.space[4],
  rowGap: vars.space[4],
  alignItems: 'start',
  // The requested number of columns, or fewer when one could not fit a CNIC or a date with its button.
  gridTemplateColumns: `repeat(auto-fill, minmax(max(min(100%, ${units(10.75)}), ${share}), 1fr))`,
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const row = componentStyle({ gridColumn: '1 / -1', minInlineSize: 0 });

export const actions = componentStyle({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
});
