import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { classNames } from '../theme/classNames.ts';
import * as styles from './Card.css.ts';

/** Props of Card. */
export interface CardProps {
  /** What it holds. */
  title?: string | undefined;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons or links at the end of the title. */
  actions?: ReactNode;
  /** What stands under the content, behind a line. */
  footer?: ReactNode;
  /** The space around the content; none for a table. @default 'medium' */
  padding?: 'none' | 'medium' | undefined;
  /** Where the whole card leads; then it holds nothing else that can be pressed. */
  href?: string | undefined;
  /** Called when the whole card is pressed; then it holds nothing else that can be pressed. */
  onPress?: (() => void) | undefined;
  /** The content. */
  children?: ReactNode;
}

/** Things that belong together, on a ground of their own. */
export function Card(props: CardProps) {
  const { title, description, actions, footer, padding = 'medium', href, onPress, children } = props;
  const pressable = classNames(styles.card, styles.pressable);
  const content = (
    <>
      {title || actions ? (
        <div className={styles.head}>
          <div>
            {title ? <h2 className={styles.title}>{title}</h2> : null}
            {description ? <p className={styles.description}>{description}</p> : null}
          </div>
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </div>
      ) : null}
      {children === undefined ? null : <div className={styles.body[padding]}>{children}</div>}
      {footer ? <div className={styles.footer}>{footer}</div> : null}
    </>
  );
  if (href) {
    return (
      <Link href={href} className={pressable}>
        {content}
      </Link>
    );
  }
  if (onPress) {
    return (
      <Button className={pressable} onPress={onPress}>
        {content}
      </Button>
    );
  }
  return <section className={styles.card}>{content}</section>;
}
