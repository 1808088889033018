import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Card.css.ts';

/** Props of Card. */
export interface CardProps {
  /** Title of the card. */
  title?: string | undefined;
  /** A sentence under the title. */
  description?: ReactNode;
  /** Buttons or links at the end of the title. */
  actions?: ReactNode;
  /** Content below the body, separated by a line. */
  footer?: ReactNode;
  /** Its ground: outlined on the page, lifted above it, or sunk into it for what matters less. @default 'outlined' */
  look?: 'outlined' | 'raised' | 'sunken' | undefined;
  /** The level of the title in the document. @default 2 */
  level?: 2 | 3 | 4 | undefined;
  /** Space around the content. Use 'none' for a table. @default 'medium' */
  padding?: 'none' | 'medium' | undefined;
  /** Makes the whole card a link. It must then hold no other links or buttons. */
  href?: string | undefined;
  /** Called when the whole card is pressed; then it holds nothing else that can be pressed. */
  onPress?: (() => void) | undefined;
  /** The content. */
  children?: ReactNode;
}

/** Things that belong together, on a ground of their own. */
export function Card(props: CardProps) {
  const { title, description, actions, footer, padding = 'medium', look = 'outlined', level = 2 } = props;
  const { href, onPress, children } = props;
  const isPressable = Boolean(href || onPress);
  const className = classNames(styles.card, styles.looks[look], isPressable && styles.pressable);
  // A button has no headings inside: its words are its name.
  const Title = isPressable ? 'div' : (`h${level}` as const);
  const Sentence = isPressable ? 'div' : 'p';
  const content = (
    <>
      {title || description || actions ? (
        <div className={classNames(styles.head, children === undefined && styles.headAlone)}>
          <div className={styles.titles}>
            {title ? <Title className={styles.title}>{title}</Title> : null}
            {description ? <Sentence className={styles.description}>{description}</Sentence> : null}
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
      <AriaLink href={href} className={className} {...definedProps({ onPress })}>
        {content}
      </AriaLink>
    );
  }
  if (onPress) {
    return (
      <AriaButton className={className} onPress={onPress}>
        {content}
      </AriaButton>
    );
  }
  return <section className={className}>{content}</section>;
}
