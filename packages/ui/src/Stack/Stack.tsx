import type { ReactNode } from 'react';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Stack.css.ts';

/** Steps of the 4 px grid. */
export type Gap = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8;

/** Props of Stack. */
export interface StackProps {
  /** The space between, in steps of 4 px. @default 4 */
  gap?: Gap | undefined;
  /** Alignment across the direction of the stack. @default 'stretch' */
  align?: keyof typeof styles.aligns | undefined;
  /** The things. */
  children: ReactNode;
}

/** Things one under another. */
export function Stack({ gap = 4, align = 'stretch', children }: StackProps) {
  return <div className={classNames(styles.stack, styles.gaps[gap], styles.aligns[align])}>{children}</div>;
}

/** Props of Inline. */
export interface InlineProps extends StackProps {
  /** Distribution along the direction of the stack. @default 'start' */
  justify?: keyof typeof styles.justifies | undefined;
  /** Whether items wrap where there is no room. @default true */
  isWrapping?: boolean | undefined;
}

/** Things one beside another. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  isWrapping = true,
  children,
}: InlineProps) {
  return (
    <div
      className={classNames(
        styles.inline,
        styles.gaps[gap],
        styles.aligns[align],
        styles.justifies[justify],
        isWrapping && styles.wrapping,
      )}
    >
      {children}
    </div>
  );
}
