import { Children, type ReactNode } from 'react';
import { DisclosureGroup as AriaDisclosureGroup } from 'react-aria-components/DisclosureGroup';
import { definedProps } from '../theme/definedProps.ts';
import * as styles from './DisclosureGroup.css.ts';

/** Props of DisclosureGroup. */
export interface DisclosureGroupProps {
  /** Whether several may be open at once. @default false */
  allowsMultipleExpanded?: boolean | undefined;
  /** The ids of the open disclosures (controlled). Unknown ids are ignored. */
  expandedKeys?: Iterable<string> | undefined;
  /** The ids of the disclosures open at first (uncontrolled). */
  defaultExpandedKeys?: Iterable<string> | undefined;
  /** Called with the ids of the open disclosures. */
  onExpandedChange?: ((ids: string[]) => void) | undefined;
  /** Whether none can be opened or closed. @default false */
  isDisabled?: boolean | undefined;
  /** Disclosure elements, each with an `id`. */
  children: ReactNode;
}

/** A list of disclosures, of which one or several are open at a time. */
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
