import {
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useContext,
} from 'react';
import type { PressableProps } from './PressableProps.ts';
import { pressOf } from './PressEvent.ts';
import { isInside, keepPressingKey } from './pressHandlers.ts';
import { TriggerContext } from './TriggerContext.ts';
import { takeFocus } from './takeFocus.ts';

/** What all buttons of the package take. */
export interface PressableButtonProps extends PressableProps {
  /** Whether what it does is going on: it keeps focus and ignores presses. @default false */
  isPending?: boolean | undefined;
  /** Whether it sends or resets its form. @default 'button' */
  type?: 'button' | 'submit' | 'reset' | undefined;
  /** The id of the form that it belongs to, where it does not stand in it. */
  form?: string | undefined;
  /** Whether it has focus once it is there. @default false */
  autoFocus?: boolean | undefined;
  /**
   * Called for the keys that open a menu, in place of `onPress`, with the item that is to have focus: the last one for arrow up, the
   * first one for arrow down, Enter and the space bar. For a button whose Menu is not there yet; see `autoFocus` of Menu.
   */
  onMenuKey?: ((item: 'first' | 'last') => void) | undefined;
  /** Whether it is pressed in, where it stays so. */
  'aria-pressed'?: boolean | 'mixed' | undefined;
}

/** Props of PlainButton. */
export interface PlainButtonProps extends PressableButtonProps {
  className?: string | undefined;
  children?: ReactNode;
  /** Whether the Tab key passes it over. */
  excludeFromTabOrder?: boolean | undefined;
  onFocus?: (() => void) | undefined;
  onPointerEnter?: ((event: PointerEvent<HTMLButtonElement>) => void) | undefined;
}

/** A button of the browser without a look; where it opens a menu or a popover of React Aria, React Aria's in its place. */
export const PlainButton = forwardRef(function PlainButton(
  props: PlainButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  const TriggerButton = useContext(TriggerContext);
  return TriggerButton ? <TriggerButton {...props} ref={ref} /> : nativeButton(props, ref);
});

/** No component, and no hooks: there are a hundred on a page. */
function nativeButton(props: PlainButtonProps, ref: ForwardedRef<HTMLButtonElement>) {
  const {
    isDisabled,
    isPending,
    type = 'button',
    excludeFromTabOrder,
    onPress,
    onMenuKey,
    ...attributes
  } = props;
  return (
    <button
      {...attributes}
      ref={ref}
      // One that is pending is not what Enter in a field of its form presses.
      type={isPending ? 'button' : type}
      disabled={isDisabled}
      aria-disabled={isPending || undefined}
      tabIndex={excludeFromTabOrder ? -1 : undefined}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      onMouseDown={takeFocus}
      onKeyDown={onMenuKey && !isPending ? (event) => takeMenuKey(event, onMenuKey) : keepKey}
      onClick={(event: MouseEvent<HTMLButtonElement>) => {
        if (!isInside(event)) return;
        event.stopPropagation();
        if (!isPending) onPress?.(pressOf(event));
      }}
    />
  );
}

const pressingKeys = ['Enter', ' '];
const keepKey = (event: KeyboardEvent<HTMLButtonElement>) => keepPressingKey(event, pressingKeys);

const itemOf: Record<string, 'first' | 'last'> = {
  ArrowDown: 'first',
  ArrowUp: 'last',
  Enter: 'first',
  ' ': 'first',
};

function takeMenuKey(
  event: KeyboardEvent<HTMLButtonElement>,
  onMenuKey: NonNullable<PressableButtonProps['onMenuKey']>,
) {
  keepKey(event);
  const item = itemOf[event.key];
  // With another key it belongs to the browser or to what is around, as with a button of React Aria.
  if (!item || !isInside(event) || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  event.stopPropagation();
  event.preventDefault();
  onMenuKey(item);
}
