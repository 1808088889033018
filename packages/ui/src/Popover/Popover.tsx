import type { ReactElement, ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  Dialog,
  DialogTrigger,
} from 'react-aria-components/Popover';
import { definedProps } from '../theme/definedProps.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Popover.css.ts';

/** Props of Popover. */
export interface PopoverProps {
  /** The control that opens it: a Button or an IconButton. */
  trigger: ReactElement;
  /** The title at its top. */
  title?: string | undefined;
  /** Accessible name, if there is no title. */
  label?: string | undefined;
  /** The side it appears on. @default 'bottom' */
  placement?: AriaPopoverProps['placement'] | undefined;
  /** Whether it is open (controlled). */
  isOpen?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** The content. A function receives `close`. */
  children: ReactNode | ((options: { close: () => void }) => ReactNode);
}

/** A small panel beside the control that opens it. */
export function Popover({ trigger, title, label, placement = 'bottom', children, ...state }: PopoverProps) {
  const ui = useUI();
  return (
    <DialogTrigger {...definedProps(state)}>
      {trigger}
      <AriaPopover {...overlayRootProps(ui, styles.popover)} placement={placement} offset={6}>
        <Dialog className={styles.dialog} {...(label && !title ? { 'aria-label': label } : {})}>
          {({ close }) => (
            <>
              {title ? (
                <Heading slot="title" className={styles.title}>
                  {title}
                </Heading>
              ) : null}
              {typeof children === 'function' ? children({ close }) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
