import type { ReactNode } from 'react';
import { MenuSection as AriaMenuSection, Header, type Selection } from 'react-aria-components/Menu';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './Menu.css.ts';

/** Props of MenuSection. */
export interface MenuSectionProps {
  /** What the items have in common, shown above them. */
  title?: string | undefined;
  /** What the items have in common, for screen readers, where no title is shown. */
  label?: string | undefined;
  /** Whether the items are choices, of which one or several hold. @default 'none' */
  selectionMode?: 'none' | 'single' | 'multiple' | undefined;
  /** The ids of the choices that hold, where the parent decides. */
  selectedKeys?: Iterable<string> | undefined;
  /** The ids of the choices that hold at first. */
  defaultSelectedKeys?: Iterable<string> | undefined;
  /** Called with the ids of the choices that now hold. */
  onSelectionChange?: ((ids: string[]) => void) | undefined;
  /** The items. */
  children: ReactNode;
}

/** Items that belong together: under a title, or choices among themselves. */
export function MenuSection({ title, label, onSelectionChange, children, ...selection }: MenuSectionProps) {
  useDevelopmentWarning(
    title || label
      ? null
      : 'MenuSection: title and label are both missing. Say what its items have in common.',
  );
  return (
    <AriaMenuSection
      {...definedProps({ ...selection, 'aria-label': title ? undefined : label })}
      {...(onSelectionChange
        ? { onSelectionChange: (keys: Selection) => onSelectionChange(idsOf(keys)) }
        : {})}
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
