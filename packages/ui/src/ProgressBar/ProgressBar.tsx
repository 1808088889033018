import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar';
import { GaugeFace, type GaugeProps } from '../gauge/GaugeFace.tsx';
import * as styles from '../gauge/gauge.css.ts';
import { gaugeScale, percentText } from '../gauge/gaugeScale.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';

/** Props of ProgressBar. */
export interface ProgressBarProps extends GaugeProps {
  /** Current value. Null when the progress is unknown. @default null */
  value?: number | null | undefined;
}

/** Progress of a task that takes time. */
export function ProgressBar({ value: given = null, ...props }: ProgressBarProps) {
  const { languageTag } = useUI();
  const { share, value, ...ends } = gaugeScale(given, props.minValue, props.maxValue);
  const valueText = props.valueText ?? percentText(share, languageTag);
  return (
    <AriaProgressBar
      {...ends}
      value={value ?? ends.minValue}
      valueLabel={valueText}
      isIndeterminate={value === null}
      {...(props.isLabelHidden ? { 'aria-label': props.label } : {})}
      className={styles.gauge}
    >
      <GaugeFace {...props} valueText={valueText} isFigure={props.valueText === undefined} share={share} />
    </AriaProgressBar>
  );
}
