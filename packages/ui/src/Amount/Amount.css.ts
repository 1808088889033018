import { componentStyle, componentVariants } from '../theme/layered.ts';
import { numeric } from '../theme/mixins.ts';
import { vars } from '../theme/theme.css.ts';

export const amount = componentStyle({ ...numeric, whiteSpace: 'nowrap' });

/** Set on a long amount: how many characters it has. */
export const characters = '--hs-amount-characters';

/**
 * Shrinks a long amount to fit one line of a tile, where amounts must not wrap. Never larger than the text
 * around it.
 */
export const long = componentStyle({ fontSize: `min(1em, calc(100cqi / (0.61 * var(${characters}))))` });

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
