import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { GaugeFace, type GaugeSize, type GaugeTone } from '../gauge/GaugeFace.tsx';
import * as styles from '../gauge/gauge.css.ts';
import { gaugeScale } from '../gauge/gaugeScale.ts';
import { usePercentText } from '../gauge/usePercentText.ts';
import { levelAt, type MeterLevel } from './levelAt.ts';

/** Props of Meter. */
export interface MeterProps {
  /** The name of the measured quantity. */
  label: string;
  /** Whether the words are for screen readers alone. @default false */
  isLabelHidden?: boolean | undefined;
  /** The measured value; null where it is not known. */
  value: number | null;
  /** The least there can be. @default 0 */
  minValue?: number | undefined;
  /** The most there can be. @default 100 */
  maxValue?: number | undefined;
  /** The value in words, such as '12 of 20 GB'. @default the percentage */
  valueText?: string | undefined;
  /** Tones and labels from a value on; the highest level reached applies. */
  levels?: readonly MeterLevel[] | undefined;
  /** The tone below all levels. @default 'accent' */
  tone?: GaugeTone | undefined;
  /** The height of the track. @default 'medium' */
  size?: GaugeSize | undefined;
}

/** Shown for an unknown value. */
const dash = '–';

/** Shows a value within a known range, such as used storage. */
export function Meter(props: MeterProps) {
  const { label, isLabelHidden = false, minValue = 0, maxValue = 100, size = 'medium' } = props;
  const { value, ...ends } = gaugeScale(props.value, minValue, maxValue);
  const percent = usePercentText(value, ends.minValue, ends.maxValue);
  const level = levelAt(props.levels ?? [], value);
  const amount = value === null ? dash : (props.valueText ?? percent);
  const valueText = level ? `${amount} · ${level.label}` : amount;
  return (
    <AriaMeter
      {...ends}
      value={value ?? ends.minValue}
      valueLabel={valueText}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      className={styles.gauge}
    >
      {({ percentage }) => (
        <GaugeFace
          {...{ label, isLabelHidden, valueText, size }}
          percentage={value === null ? 0 : percentage}
          isFigure={props.valueText === undefined && !level}
          tone={level?.tone ?? props.tone ?? 'accent'}
        />
      )}
    </AriaMeter>
  );
}
