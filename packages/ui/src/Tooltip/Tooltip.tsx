import {
  type MouseEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useRef,
  useState,
} from 'react';
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

/** Delay before a long press opens the tooltip, in ms. */
const pressDelay = 500;
/** Time the tooltip stays open after the finger has left, in ms. */
const readingTime = 1500;

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

/** Opens a tooltip by a long press, which React Aria does not; the press itself is cancelled. */
function useLongPress(setOpen: (isOpen: boolean) => void, isDisabled: boolean) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isLongPress = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  const end = ({ pointerType, nativeEvent }: PointerEvent) => {
    // Our own pointercancel only ends the press.
    if (pointerType !== 'touch' || (nativeEvent.type === 'pointercancel' && !nativeEvent.isTrusted)) return;
    clearTimeout(timer.current);
    if (isLongPress.current) timer.current = setTimeout(() => setOpen(false), readingTime);
  };
  return {
    onPointerDownCapture: ({ target, pointerId, pointerType }: PointerEvent) => {
      isLongPress.current = false;
      clearTimeout(timer.current);
      if (isDisabled || pointerType !== 'touch') return;
      timer.current = setTimeout(() => {
        isLongPress.current = true;
        setOpen(true);
        target.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true, pointerId, pointerType }));
      }, pressDelay);
    },
    onPointerUpCapture: end,
    onPointerCancel: end,
    onClickCapture: (event: MouseEvent) => {
      if (!isLongPress.current) return;
      isLongPress.current = false;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
