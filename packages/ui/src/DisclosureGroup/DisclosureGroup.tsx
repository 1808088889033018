import { Children, type ReactNode } from 'react';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './DisclosureGroup.css.ts';

/** Props of DisclosureGroup. */
export interface DisclosureGroupProps {
  /** Whether several may be open at once. @default false */
  allowsMultipleExpanded?: boolean | undefined;
  /** The ids of those that are open, where the parent decides; ids that none has are passed over. */
  expandedKeys?: Iterable<string> | undefined;
  /** The ids of those open at first. */
  defaultExpandedKeys?: Iterable<string> | undefined;
  /** Called with the ids of those that are open now. */
  onExpandedChange?: ((ids: string[]) => void) | undefined;
  /** Whether none can be opened or closed. @default false */
  isDisabled?: boolean | undefined;
  /** Disclosure elements, each with an `id`. */
  children: ReactNode;
}

/** Disclosures joined into one list, of which one is open at a time, or several. */
export function DisclosureGroup({ onExpandedChange, children, ...state }: DisclosureGroupProps) {
  if (Children.toArray(children).length === 0) return null;
  return (
    <AriaDisclosureGroup
      {...definedProps(state)}
      onExpandedChange={(keys) => onExpandedChange?.(Array.from(keys, String))}
      className={styles.group}
    >
      {children}
    </AriaDisclosureGroup>
  );
}
