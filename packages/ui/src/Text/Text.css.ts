import { componentStyle, componentVariants } from '../theme/layered.ts';
import { numeric as numericMixin, text as textMixin } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const text = componentStyle({ margin: 0, overflowWrap: 'anywhere' });

export const sizes = componentVariants({
  1: textMixin(1),
  2: textMixin(2),
  3: textMixin(3),
  4: textMixin(4),
  5: textMixin(5),
  6: textMixin(6),
});

export const tones = componentVariants({
  neutral: {},
  muted: { color: vars.color.textMuted },
  subtle: { color: vars.color.textSubtle },
  accent: { color: vars.color.accentText },
  positive: { color: vars.color.positiveText },
  caution: { color: vars.color.cautionText },
  critical: { color: vars.color.criticalText },
  info: { color: vars.color.infoText },
});

export const weights = componentVariants({
  regular: { fontWeight: vars.weight.regular },
  medium: { fontWeight: vars.weight.medium },
  strong: { fontWeight: vars.weight.strong },
});

export const numeric = componentStyle({ ...numericMixin, display: 'inline-block' });
