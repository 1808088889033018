import type { CSSProperties } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { formatMoney } from '../money/formatMoney.ts';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Amount.css.ts';

/** Props of Amount. */
export interface AmountProps {
  /** The amount in minor units, a whole number. */
  minor: number;
  /** Colour by meaning. @default 'neutral' */
  tone?: 'neutral' | 'muted' | 'positive' | 'caution' | 'critical' | undefined;
  /** Font weight of the figures. @default 'regular' */
  weight?: 'regular' | 'medium' | 'strong' | undefined;
  /** Whether an amount above zero carries a plus. */
  hasSign?: boolean | undefined;
  /** The ISO code of the currency; the provider's when not given. */
  currency?: string | undefined;
}

/** The longest amount that stays on one line, in characters: tens of millions. */
const MAX_LINE_CHARACTERS = 13;

/** A sum of money: figures of one width, left to right in every language, with a true minus. */
export function Amount({ minor, tone = 'neutral', weight = 'regular', hasSign, currency }: AmountProps) {
  const { languageTag, ...ui } = useUI();
  const isKnown = Number.isFinite(minor) && Math.abs(minor) <= Number.MAX_SAFE_INTEGER;
  useDevelopmentWarning(
    Number.isSafeInteger(minor)
      ? null
      : `Amount: \`minor\` is ${minor}. Give a whole number of minor units, such as 1250 for 12.50.`,
  );
  const format = { currency: currency ?? ui.currency, hasSign, languageTag };
  const text = isKnown ? formatMoney(Math.round(minor), format) : '–';
  const isLong = text.length > MAX_LINE_CHARACTERS;
  return (
    <span
      className={classNames(styles.amount, isLong && styles.long, styles.tones[tone], styles.weights[weight])}
      style={isLong ? ({ [styles.characters]: text.length } as CSSProperties) : undefined}
    >
      {text}
    </span>
  );
}
