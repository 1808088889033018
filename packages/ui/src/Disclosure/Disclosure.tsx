import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  Disclosure as AriaDisclosure,
  Button,
  DisclosurePanel,
  Heading,
} from 'react-aria-components/Disclosure';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Disclosure.css.ts';

/** Props of Disclosure. */
export interface DisclosureProps {
  /** The title. */
  title: ReactNode;
  /** Content at the end of the title, such as a count or a state. */
  aside?: ReactNode;
  /** The id within a DisclosureGroup. */
  id?: string | undefined;
  /** The level of the title in the document. @default 3 */
  level?: 2 | 3 | 4 | 5 | undefined;
  /** Whether it is open (controlled). */
  isExpanded?: boolean | undefined;
  /** Whether it is open at first (uncontrolled). @default false */
  defaultExpanded?: boolean | undefined;
  /** Called when it opens or closes. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** Whether it can be neither opened nor closed. @default false */
  isDisabled?: boolean | undefined;
  /** The content, which stays mounted. */
  children: ReactNode;
}

/** A title that shows or hides its content. */
export function Disclosure({ title, aside, level = 3, children, ...state }: DisclosureProps) {
  return (
    <AriaDisclosure {...definedProps(state)} className={styles.disclosure}>
      <Heading level={level} className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <ChevronRight size={16} strokeWidth={1.75} className={styles.chevron} aria-hidden />
          <span className={styles.title}>{title}</span>
          {aside ? <span className={styles.aside}>{aside}</span> : null}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
