import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { GaugeFace, type GaugeSize, type GaugeTone } from '../gauge/GaugeFace.tsx';
import * as styles from '../gauge/gauge.css.ts';
import { gaugeScale, percentText } from '../gauge/gaugeScale.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Props of ProgressBar. */
export interface ProgressBarProps {
  /** Names the task. */
  label: string;
  /** Whether the words are for screen readers alone. @default false */
  isLabelHidden?: boolean | undefined;
  /** Current value. Null when the progress is unknown. @default null */
  value?: number | null | undefined;
  /** Value at the start. @default 0 */
  minValue?: number | undefined;
  /** Value at the end. @default 100 */
  maxValue?: number | undefined;
  /** The value in words, such as '3 of 12'. @default the percentage */
  valueText?: string | undefined;
  /** Colour by meaning. @default 'accent' */
  tone?: GaugeTone | undefined;
  /** Height of the bar. @default 'medium' */
  size?: GaugeSize | undefined;
}

/** Progress of a task that takes time. */
export function ProgressBar(props: ProgressBarProps) {
  const { label, isLabelHidden = false, tone = 'accent', size = 'medium' } = props;
  const { languageTag } = useUI();
  const scale = gaugeScale(props.value ?? null, props.minValue, props.maxValue);
  const { value, ...ends } = scale;
  const valueText = props.valueText ?? percentText(scale, languageTag);
  return (
    <AriaProgressBar
      {...ends}
      {...(value === null ? { isIndeterminate: true } : { value, valueLabel: valueText })}
      {...(isLabelHidden ? { 'aria-label': label } : {})}
      className={styles.gauge}
    >
      {({ percentage }) => (
        <GaugeFace
          {...{ label, isLabelHidden, valueText, tone, size }}
          isFigure={props.valueText === undefined}
          percentage={value === null ? null : (percentage ?? null)}
        />
      )}
    </AriaProgressBar>
  );
}
