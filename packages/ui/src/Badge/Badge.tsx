import type { ReactNode } from 'react';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Badge.css.ts';
import type { Tone } from './tones.ts';

/** Props of Badge. */
export interface BadgeProps {
  /** Colour by meaning. @default 'neutral' */
  tone?: Tone | undefined;
  /** An icon before the label. */
  icon?: ReactNode;
  /** One or two words. */
  children: ReactNode;
}

/** The state of something in a word or two. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tones[tone] ?? styles.tones.neutral)}>
      {icon ? (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      ) : null}
      <span className={styles.words}>{children}</span>
    </span>
  );
}
