import { componentStyle } from '../theme/layered.ts';
import { text } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const pagination = componentStyle({
  ...text(2),
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  color: vars.color.textMuted,
  outline: 'none',
  '@media': { print: { display: 'none' } },
});

export const problem = componentStyle({ color: vars.color.criticalText });
