import type { ReactNode } from 'react';
import { MenuSection as AriaMenuSection, Header, type Selection } from 'react-aria-components/Menu';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Menu.css.ts';

/** Props of MenuSection. */
export interface MenuSectionProps {
  /** The title of the section. */
  title?: string | undefined;
  /** The name of the section for screen readers, if it has no title. */
  label?: string | undefined;
  /** Whether one or several of the items can be selected. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** The ids of the selected items (controlled). */
  selectedKeys?: Iterable<string> | undefined;
  /** The ids of the items selected at first (uncontrolled). */
  defaultSelectedKeys?: Iterable<string> | undefined;
  /** Called with the ids of the selected items. */
  onSelectionChange?: ((ids: string[]) => void) | undefined;
  /** The items. */
  children: ReactNode;
}

/** A group of items, with a title or a selection of its own. */
export function MenuSection({ title, label, onSelectionChange, children, ...selection }: MenuSectionProps) {
  return (
    <AriaMenuSection
      {...definedProps({ ...selection, 'aria-label': title ? undefined : label })}
      onSelectionChange={(keys) => onSelectionChange?.(idsOf(keys))}
      className={styles.section}
    >
      {title ? <Header className={styles.sectionTitle}>{title}</Header> : null}
      {children}
    </AriaMenuSection>
  );
}

function idsOf(keys: Selection): string[] {
  return keys === 'all' ? [] : Array.from(keys, String);
}
