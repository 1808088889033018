import type { ReactNode, RefObject } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Dialog, Popover } from 'react-aria-components/Popover';
import { classNames } from '../theme/classNames.ts';
import { definedProps } from '../theme/definedProps.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { readLanguage } from '../UIProvider/readLanguage.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './calendar.css.ts';
import { dateLocale } from './dateLocale.ts';

interface CalendarPopoverProps {
  /** The label of the field. */
  label: string;
  /** The element it is placed at. @default the trigger */
  anchor?: RefObject<HTMLElement | null>;
  children: (close: () => void) => ReactNode;
}

/** The panel under a date picker. */
export function CalendarPopover({ label, anchor, children }: CalendarPopoverProps) {
  const ui = useUI();
  return (
    <Popover
      {...overlayRootProps(ui)}
      {...definedProps({ triggerRef: anchor })}
      placement="bottom start"
      offset={6}
      className={classNames(ui.rootProps.className, styles.popover)}
    >
      <I18nProvider locale={dateLocale(readLanguage(ui.languageTag, ui.direction).ariaLocale)}>
        <Dialog className={styles.dialog} aria-label={label}>
          {({ close }) => children(close)}
        </Dialog>
      </I18nProvider>
    </Popover>
  );
}
