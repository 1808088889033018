import { Label } from 'react-aria-components/Label';
import { classNames } from '../theme/classNames.ts';
import * as styles from './gauge.css.ts';

/** The tone of a gauge. */
export type GaugeTone = 'accent' | 'positive' | 'caution' | 'critical';

/** The height of a gauge. */
export type GaugeSize = 'small' | 'medium';

interface GaugeFaceProps {
  label: string;
  isLabelHidden: boolean;
  /** The text beside the label. */
  valueText: string;
  /** Whether that is a figure: Latin order, digits of one width. */
  isFigure: boolean;
  /** The filled part of the track in per cent; null where it is not known. */
  percentage: number | null;
  tone: GaugeTone;
  size: GaugeSize;
}

/** The words, and the track that is filled as far as it is. */
export function GaugeFace(props: GaugeFaceProps) {
  const { label, isLabelHidden, valueText, isFigure, percentage, tone, size } = props;
  const isUnknown = percentage === null;
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
      <div className={classNames(styles.track, styles.sizes[size] ?? styles.sizes.medium)}>
        <div
          className={classNames(
            styles.fill,
            styles.tones[tone] ?? styles.tones.accent,
            isUnknown && styles.unknown,
          )}
          {...(isUnknown ? {} : { style: { inlineSize: `${percentage}%` } })}
        />
      </div>
    </>
  );
}
