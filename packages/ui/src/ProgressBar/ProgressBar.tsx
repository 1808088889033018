import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { GaugeFace, type GaugeSize, type GaugeTone } from '../gauge/GaugeFace.tsx';
import * as styles from '../gauge/gauge.css.ts';
import { gaugeScale } from '../gauge/gaugeScale.ts';
import { usePercentText } from '../gauge/usePercentText.ts';

/** Props of ProgressBar. */
export interface ProgressBarProps {
  /** What goes on. */
  label: string;
  /** Whether the words are for screen readers alone. @default false */
  isLabelHidden?: boolean | undefined;
  /** How far it has come; null where nobody knows. @default null */
  value?: number | null | undefined;
  /** Where it starts. @default 0 */
  minValue?: number | undefined;
  /** Where it is done. @default 100 */
  maxValue?: number | undefined;
  /** How far it has come, in words, such as '3 of 12'. @default the percentage */
  valueText?: string | undefined;
  /** What it means. @default 'accent' */
  tone?: GaugeTone | undefined;
  /** How high it is. @default 'medium' */
  size?: GaugeSize | undefined;
}

/** How far something has come that takes its time. */
export function ProgressBar(props: ProgressBarProps) {
  const {
    label,
    isLabelHidden = false,
    minValue = 0,
    maxValue = 100,
    tone = 'accent',
    size = 'medium',
  } = props;
  const { warning, value, ...ends } = gaugeScale('ProgressBar', props.value ?? null, minValue, maxValue);
  const percent = usePercentText(value, ends.minValue, ends.maxValue);
  const valueText = props.valueText ?? percent;
  useDevelopmentWarning(
    label?.trim()
      ? warning
      : 'ProgressBar: `label` is empty, so a screen reader has no name for it. Say what goes on; `isLabelHidden` hides it.',
  );
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
