import { componentStyle, componentVariants } from '../theme/layered.ts';
import { numeric } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const amount = componentStyle({ ...numeric, whiteSpace: 'nowrap' });

export const tones = componentVariants({
  neutral: {},
  muted: { color: vars.color.textMuted },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
});

export const weights = componentVariants({
  regular: {},
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});
