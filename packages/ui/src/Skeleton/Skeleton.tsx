import { classNames } from '../theme/classNames.ts';
import * as styles from './Skeleton.css.ts';

/** Props of Skeleton. */
export interface SkeletonProps {
  /** Shape of the content it replaces. @default 'text' */
  shape?: 'text' | 'block' | 'circle' | undefined;
  /** Its width, a CSS length or pixels. @default '100%' */
  width?: string | number | undefined;
  /** Its height, for a block or a circle. */
  height?: string | number | undefined;
  /** Number of lines of text it replaces, at most 100. @default 1 */
  lines?: number | undefined;
}

const MAX_LINES = 100;

/**
 * Placeholder in the shape of the content being loaded. Screen readers skip it, so say 'Loading…' once beside
 * it.
 */
export function Skeleton({ shape = 'text', width = '100%', height, lines = 1 }: SkeletonProps) {
  const count = lines >= 1 ? Math.min(Math.floor(lines), MAX_LINES) : 1;
  const className = classNames(styles.skeleton, styles.shapes[shape] ?? styles.shapes.text);
  if (count === 1) {
    return <span className={className} style={{ inlineSize: width, blockSize: height }} aria-hidden />;
  }
  return (
    <span className={styles.stack} aria-hidden>
      {Array.from({ length: count }, (_, line) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines have no identity
          key={line}
          className={className}
          style={{ inlineSize: line === count - 1 ? '60%' : width }}
        />
      ))}
    </span>
  );
}
