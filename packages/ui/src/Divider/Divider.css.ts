import { componentStyle } from '../theme/layered.ts';
import { vars } from '../theme/theme.css.ts';

export const divider = componentStyle({
  inlineSize: '100%',
  margin: 0,
  border: 'none',
  borderBlockStart: `1px solid ${vars.color.border}`,
});
