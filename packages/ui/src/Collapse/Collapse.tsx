import type { HTMLAttributes, ReactNode } from 'react';
import { Disclosure as AriaDisclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { reset } from '../theme/reset.css.ts';
import * as styles from './Collapse.css.ts';

/** Props of Collapse. */
export interface CollapseProps {
  /** Whether it is open. */
  isExpanded: boolean;
  /** Called with true when the browser's own search finds words inside while it is closed. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
  /** The id for `aria-controls` of the control that opens it. */
  id?: string | undefined;
  /** The content, which stays mounted and cannot be reached while it is closed. */
  children: ReactNode;
}

/** Shows or hides its content. The control that does it is elsewhere. */
export function Collapse({ isExpanded, onExpandedChange, id, children }: CollapseProps) {
  return (
    <AriaDisclosure
      isExpanded={isExpanded}
      onExpandedChange={(isOpen) => onExpandedChange?.(isOpen)}
      className={reset}
    >
      <DisclosurePanel
        className={styles.panel}
        // The control is elsewhere, so it cannot name the panel.
        render={({
          role: _role,
          'aria-labelledby': _label,
          id: ownId,
          ...panel
        }: HTMLAttributes<HTMLElement>) => <div {...panel} id={id ?? ownId} />}
      >
        {children}
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
