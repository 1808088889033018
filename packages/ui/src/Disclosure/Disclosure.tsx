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
  /** What it hides, in a few words. */
  title: ReactNode;
  /** Whether it is open, where the parent decides. */
  isExpanded?: boolean | undefined;
  /** Whether it is open at first. */
  defaultExpanded?: boolean | undefined;
  /** Called when it opens or closes. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** What it hides. */
  children: ReactNode;
}

/** Something that is seen when it is asked for. */
export function Disclosure({ title, children, ...state }: DisclosureProps) {
  return (
    <AriaDisclosure {...definedProps(state)} className={styles.disclosure}>
      <Heading className={styles.heading}>
        <Button slot="trigger" className={styles.trigger}>
          <ChevronRight size={16} strokeWidth={1.75} className={styles.chevron} aria-hidden />
          {title}
        </Button>
      </Heading>
      <DisclosurePanel className={styles.panel}>{children}</DisclosurePanel>
    </AriaDisclosure>
  );
}
