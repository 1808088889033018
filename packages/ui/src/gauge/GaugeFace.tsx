import { Label } from 'react-aria-components/Label';
import { classNames } from '../theme/classNames.ts';
import * as styles from './gauge.css.ts';

/** The tone of a gauge. */
export type GaugeTone = 'accent' | 'positive' | 'caution' | 'critical';

/** The height of a gauge. */
export type GaugeSize = 'small' | 'medium';

/** The props that Meter and ProgressBar share. */
export interface GaugeProps {
  /** Names the measured quantity or the task. */
  label: string;
  /** Whether the words are for screen readers alone. @default false */
  isLabelHidden?: boolean | undefined;
  /** The least there can be. @default 0 */
  minValue?: number | undefined;
  /** The most there can be. @default 100 */
  maxValue?: number | undefined;
  /** The value in words, such as '3 of 12'. @default the percentage */
  valueText?: string | undefined;
  /** Colour by meaning. @default 'accent' */
  tone?: GaugeTone | undefined;
  /** The height of the track. @default 'medium' */
  size?: GaugeSize | undefined;
}

interface GaugeFaceProps extends GaugeProps {
  /** The text beside the label. */
  valueText: string;
  /** Whether that is a figure: Latin order, digits of one width. */
  isFigure: boolean;
  /** The filled part of the track, from 0 to 1; null where it is not known. */
  share: number | null;
}

/** The words, and the track that is filled as far as it is. */
export function GaugeFace(props: GaugeFaceProps) {
  const { label, isLabelHidden, valueText, isFigure, share, tone = 'accent', size = 'medium' } = props;
  const isUnknown = share === null;
  return (
    <>
      {isLabelHidden ? null : (
        <div className={styles.words}>
          <Label className={styles.label}>{label}</Label>
          {valueText ? (
            <span className={classNames(styles.value, isFigure && styles.figure)}>{valueText}</span>
          ) : null}
        </div>
      )}
      <div className={classNames(styles.track, styles.sizes[size])}>
        <div
          className={classNames(styles.fill, styles.tones[tone], isUnknown && styles.unknown)}
          style={isUnknown ? undefined : { inlineSize: `${share * 100}%` }}
        />
      </div>
    </>
  );
}
