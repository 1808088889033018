import type { ReactElement, ReactNode } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { classNames } from '../theme/classNames.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Tooltip.css.ts';

/** Props of Tooltip. */
export interface TooltipProps {
  /** The few words shown on hover and focus. */
  content: ReactNode;
  /** Where it appears. @default 'top' */
  placement?: AriaTooltipProps['placement'] | undefined;
  /** Whether nothing is shown. */
  isDisabled?: boolean | undefined;
  /** What it belongs to: a Button, an IconButton, a Link or a ButtonLink. */
  children: ReactElement;
}

/** A few words about a control, shown on hover and on keyboard focus. */
export function Tooltip({ content, placement = 'top', isDisabled = false, children }: TooltipProps) {
  const ui = useUI();
  return (
    <TooltipTrigger delay={500} closeDelay={0} isDisabled={isDisabled}>
      {children}
      <AriaTooltip
        {...overlayRootProps(ui)}
        placement={placement}
        offset={6}
        className={classNames(ui.rootProps.className, styles.tooltip)}
      >
        {content}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
