import type { ReactNode } from 'react';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Badge.css.ts';
import type { Tone } from './tones.ts';

/** Props of Badge. */
export interface BadgeProps {
  /** What it means. @default 'neutral' */
  tone?: Tone | undefined;
  /** A picture before the words. */
  icon?: ReactNode;
  /** One or two words. */
  children: ReactNode;
}

/** The state of something in a word or two. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, styles.tones[tone])}>
      {icon}
      {children}
    </span>
  );
}
