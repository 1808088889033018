import { type ReactElement, type ReactNode, useState } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  Focusable,
  TooltipTrigger,
} from 'react-aria-components/Tooltip';
import { canHover } from '../theme/mixins.ts';
import { overlayRootProps } from '../UIProvider/overlayRootProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './Tooltip.css.ts';
import { useLongPress } from './useLongPress.ts';

/** Props of Tooltip. */
export interface TooltipProps {
  /** A few words, shown on hover, keyboard focus and a long press; on a device that cannot hover by a long press alone. Nothing is shown if it is empty. */
  content: ReactNode;
  /** The side it appears on. @default 'top' */
  placement?: AriaTooltipProps['placement'] | undefined;
  /** Whether it is never shown. @default false */
  isDisabled?: boolean | undefined;
  /** The control: a Button, an IconButton, a Link or a ButtonLink. A disabled one can be focused to read the reason. */
  children: ReactElement;
}

/** A few words about a control, shown on hover, on keyboard focus and on a long press. */
export function Tooltip({ content, placement, isDisabled = false, children }: TooltipProps) {
  const isOff =
    isDisabled || content === null || content === undefined || content === '' || content === false;
  const [isOpen, setOpen] = useState(false);
  const longPress = useLongPress(setOpen, isOff);
  return (
    <TooltipTrigger
      delay={500}
      closeDelay={150}
      isDisabled={isOff}
      isOpen={isOpen && !isOff}
      // On a phone focus that comes back from a dialog would open it for good.
      onOpenChange={(open) => setOpen(open && matchMedia(canHover).matches)}
    >
      {!isOff && isDisabledWithReason(children, content) ? (
        // A disabled control takes neither focus nor pointer, so a group around it does.
        <Focusable>
          <span {...{ role: 'group', tabIndex: 0 }} className={styles.standIn} {...longPress}>
            {children}
          </span>
        </Focusable>
      ) : (
        <span className={styles.trigger} {...longPress}>
          {children}
        </span>
      )}
      <TooltipBubble content={content} placement={placement} />
    </TooltipTrigger>
  );
}

/** The bubble of a tooltip. */
export function TooltipBubble({ content, placement = 'top' }: Pick<TooltipProps, 'content' | 'placement'>) {
  const ui = useUI();
  return (
    <AriaTooltip {...overlayRootProps(ui, styles.tooltip)} placement={placement} offset={6}>
      {content}
    </AriaTooltip>
  );
}

function isDisabledWithReason(child: ReactElement, content: ReactNode): boolean {
  const props = child.props as { isDisabled?: boolean; 'aria-label'?: string };
  return Boolean(props.isDisabled) && props['aria-label'] !== content;
}
