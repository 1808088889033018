import type { ReactNode } from 'react';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Text.css.ts';

/** A step of the type scale, from the smallest to the largest. */
export type TextSize = 1 | 2 | 3 | 4 | 5 | 6;

/** Props of Text. */
export interface TextProps {
  /** The element. @default 'span' */
  as?: 'span' | 'p' | 'div' | 'strong' | undefined;
  /** The step of the type scale. @default 2 */
  size?: TextSize | undefined;
  /** Colour by meaning. @default 'neutral' */
  tone?: keyof typeof styles.tones | undefined;
  /** Font weight. @default 'regular' */
  weight?: keyof typeof styles.weights | undefined;
  /** Whether it is digits: Latin order, digits of one width. */
  isNumeric?: boolean | undefined;
  /** The label. */
  children: ReactNode;
}

/** Words in the theme's type. */
export function Text({ as: Element = 'span', size = 2, tone, weight, isNumeric, children }: TextProps) {
  return (
    <Element
      className={classNames(
        styles.text,
        styles.sizes[size],
        styles.tones[tone ?? 'neutral'],
        styles.weights[weight ?? 'regular'],
        isNumeric && styles.numeric,
      )}
    >
      {children}
    </Element>
  );
}

/** Props of Heading. */
export interface HeadingProps {
  /** Its level in the document. @default 2 */
  level?: 1 | 2 | 3 | 4 | undefined;
  /** The step of the type scale; by its level when not given. */
  size?: TextSize | undefined;
  /** The id, to label a region by. */
  id?: string | undefined;
  /** The label. */
  children: ReactNode;
}

const sizeOfLevel = { 1: 5, 2: 4, 3: 3, 4: 2 } as const;

/** A title within the page. */
export function Heading({ level = 2, size = sizeOfLevel[level], id, children }: HeadingProps) {
  const Element = `h${level}` as const;
  return (
    <Element id={id} className={classNames(styles.text, styles.sizes[size], styles.weights.strong)}>
      {children}
    </Element>
  );
}
