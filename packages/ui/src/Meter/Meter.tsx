import { Meter as AriaMeter } from 'react-aria-components/Meter';
import { GaugeFace, type GaugeProps, type GaugeTone } from '../gauge/GaugeFace.tsx';
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
export interface MeterProps extends GaugeProps {
  /** The measured value; null where it is not known. */
  value: number | null;
  /** Tones and labels from a value on; the highest level reached applies. */
  levels?: readonly MeterLevel[] | undefined;
}

/** Shown for an unknown value. */
const dash = '–';

/** Shows a value within a known range, such as used storage. */
export function Meter({ value: given, levels = [], ...props }: MeterProps) {
  const { languageTag } = useUI();
  const { share, value, ...ends } = gaugeScale(given, props.minValue, props.maxValue);
  const level = levelAt(levels, value);
  const amount = value === null ? dash : (props.valueText ?? percentText(share, languageTag));
  const valueText = level ? `${amount} · ${level.label}` : amount;
  return (
    <AriaMeter
      {...ends}
      value={value ?? ends.minValue}
      valueLabel={valueText}
      {...(props.isLabelHidden ? { 'aria-label': props.label } : {})}
      className={styles.gauge}
    >
      <GaugeFace
        {...props}
        valueText={valueText}
        isFigure={props.valueText === undefined && !level}
        share={share ?? 0}
        tone={level?.tone ?? props.tone}
      />
    </AriaMeter>
  );
}

/** The highest level that a value reaches, in whatever order they are given. */
export function levelAt(levels: readonly MeterLevel[], value: number | null): MeterLevel | undefined {
  const reached = levels.filter(({ from }) => value !== null && from <= value);
  return reached.sort((one, other) => one.from - other.from).at(-1);
}
