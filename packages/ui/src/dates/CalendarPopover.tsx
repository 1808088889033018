import { type ReactNode, type RefObject, useRef } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { usePressOutside } from '../overlay/usePressOutside.ts';
import { classNames } from '../theme/classNames.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { readLanguage } from '../UIProvider/readLanguage.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './calendar.css.ts';
import { dateLocale } from './dateLocale.ts';

interface CalendarPopoverProps {
  /** What the calendar is for. */
  label: string;
  /** The frame that it hangs from. */
  anchor: RefObject<HTMLElement | null>;
  /** The button that opens and closes it. */
  button: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
}

/** The panel under a date field. */
export function CalendarPopover({ label, anchor, button, isOpen, onClose, children }: CalendarPopoverProps) {
  const ui = useUI();
  const panel = useRef<HTMLElement>(null);
  usePressOutside([panel, button], isOpen, onClose);
  return (
    <Popover
      {...overlayRootProps(ui)}
      triggerRef={anchor}
      isOpen={isOpen}
      onOpenChange={(open) => open || onClose()}
      placement="bottom start"
      offset={6}
      className={classNames(ui.rootProps.className, styles.popover)}
    >
      <I18nProvider locale={dateLocale(readLanguage(ui.languageTag, ui.direction).ariaLocale)}>
        <Dialog ref={panel} className={styles.dialog} aria-label={label}>
          {children}
        </Dialog>
      </I18nProvider>
    </Popover>
  );
}
