import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { GaugeFace, type GaugeSize, type GaugeTone } from '../gauge/GaugeFace.tsx';
import * as styles from '../gauge/gauge.css.ts';
import { gaugeScale, percentText } from '../gauge/gaugeScale.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** A tone and label from a value on. */
export interface MeterLevel {
  /** The value that it begins at. */
  from: number;
  /** The tone of the level. */
  tone: GaugeTone;
  /** The same in words, since colour is never the only sign. */
  label: string;
}

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
  const { label, isLabelHidden = false, levels = [], tone = 'accent', size = 'medium' } = props;
  const { languageTag } = useUI();
  const scale = gaugeScale(props.value, props.minValue, props.maxValue);
  const { value, ...ends } = scale;
  const level = levelAt(levels, value);
  const amount = value === null ? dash : (props.valueText ?? percentText(scale, languageTag));
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
          tone={level?.tone ?? tone}
        />
      )}
    </AriaMeter>
  );
}

/** The highest level that a value reaches, in whatever order they are given. */
export function levelAt(levels: readonly MeterLevel[], value: number | null): MeterLevel | undefined {
  const reached = levels.filter(({ from }) => value !== null && from <= value);
  return reached.sort((one, other) => one.from - other.from).at(-1);
}
