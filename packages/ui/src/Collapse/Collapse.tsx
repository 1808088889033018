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
  /** The id that the control which opens it names in `aria-controls`. */
  id?: string | undefined;
  /** What opens and closes; stays mounted, and out of reach while it is closed. */
  children: ReactNode;
}

/** Opens and closes what it holds, at a height of its own; the control that does it stands elsewhere. */
export function Collapse({ isExpanded, onExpandedChange, id, children }: CollapseProps) {
  return (
    <AriaDisclosure
      isExpanded={isExpanded}
      onExpandedChange={(isOpen) => onExpandedChange?.(isOpen)}
      className={reset}
    >
      <DisclosurePanel
        className={styles.panel}
        // The control is not this component's, so that it can neither name the panel nor be known by it.
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
