import { componentStyle } from '../theme/layered.ts';
import { text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const divider = componentStyle({
  inlineSize: '100%',
  margin: 0,
  border: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const vertical = componentStyle({
  alignSelf: 'stretch',
  flex: 'none',
  inlineSize: '1px',
  minBlockSize: '1em',
  borderInlineStart: `1px solid ${vars.color.border}`,
});

export const labelled = componentStyle({ display: 'flex', alignItems: 'center', gap: vars.space[3] });

export const half = componentStyle({ flex: 1, minInlineSize: vars.space[4] });

export const label = componentStyle({
  ...text(1),
  color: vars.color.textSubtle,
  overflowWrap: 'anywhere',
  minInlineSize: 0,
});
