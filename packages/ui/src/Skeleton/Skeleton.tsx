import { classNames } from '../theme/classNames.ts';
import * as styles from './Skeleton.css.ts';

/** Props of Skeleton. */
export interface SkeletonProps {
  /** What it stands for. @default 'text' */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Its width, a CSS length or pixels. @default '100%' */
  width?: string | number | undefined;
  /** Its height, for a block or a circle. */
  height?: string | number | undefined;
  /** How many lines of text it stands for. @default 1 */
  lines?: number | undefined;
}

/** The shape of what is being loaded. Screen readers pass over it: say 'Loading…' once beside it. */
export function Skeleton({ shape = 'text', width, height, lines = 1 }: SkeletonProps) {
  const className = classNames(styles.skeleton, styles.shapes[shape]);
  if (lines === 1) {
    return (
      <span className={className} style={{ inlineSize: width ?? '100%', blockSize: height }} aria-hidden />
    );
  }
  return (
    <span className={styles.stack} aria-hidden>
      {Array.from({ length: lines }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
          key={line}
          className={className}
          style={{ inlineSize: line === lines - 1 ? '60%' : (width ?? '100%') }}
        />
      ))}
    </span>
  );
}
