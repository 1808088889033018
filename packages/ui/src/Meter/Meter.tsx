import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { GaugeFace, type GaugeSize, type GaugeTone } from '../gauge/GaugeFace.tsx';
import * as styles from '../gauge/gauge.css.ts';
import { gaugeScale } from '../gauge/gaugeScale.ts';
import { usePercentText } from '../gauge/usePercentText.ts';
import { levelAt, type MeterLevel } from './levelAt.ts';

/** Props of Meter. */
export interface MeterProps {
  /** What is measured. */
  label: string;
  /** Whether the words are for screen readers alone. @default false */
  isLabelHidden?: boolean | undefined;
  /** How much there is; null where it is not known. */
  value: number | null;
  /** The least there can be. @default 0 */
  minValue?: number | undefined;
  /** The most there can be. @default 100 */
  maxValue?: number | undefined;
  /** How much there is, in words, such as '12 of 20 GB'. @default the percentage */
  valueText?: string | undefined;
  /** What it means from some value on; the highest that is reached counts. */
  levels?: readonly MeterLevel[] | undefined;
  /** What it means below all levels. @default 'accent' */
  tone?: GaugeTone | undefined;
  /** How high it is. @default 'medium' */
  size?: GaugeSize | undefined;
}

/** Stands for a value that is not known. */
const dash = '–';

/** How much there is of what there can be. */
export function Meter(props: MeterProps) {
  const { label, isLabelHidden = false, minValue = 0, maxValue = 100, size = 'medium' } = props;
  const { warning, value, ...ends } = gaugeScale('Meter', props.value, minValue, maxValue);
  const percent = usePercentText(value, ends.minValue, ends.maxValue);
  const level = levelAt(props.levels ?? [], value);
  const amount = value === null ? dash : (props.valueText ?? percent);
  const valueText = level ? `${amount} · ${level.label}` : amount;
  useDevelopmentWarning(
    label?.trim()
      ? warning
      : 'Meter: `label` is empty, so a screen reader has no name for it. Say what is measured; `isLabelHidden` hides it.',
  );
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
