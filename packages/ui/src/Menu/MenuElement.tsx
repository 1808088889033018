import { type ForwardedRef, forwardRef, type HTMLAttributes, type KeyboardEvent, useContext } from 'react';
import { RootMenuTriggerStateContext } from 'react-aria-components/Menu';

/** The element of a menu. Tab leaves it; React Aria would keep focus inside. */
const MenuElement = forwardRef(function MenuElement(
  props: HTMLAttributes<HTMLDivElement>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  const trigger = useContext(RootMenuTriggerStateContext);
  const leaveWithTab = (event: KeyboardEvent) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    trigger?.close();
  };
  return <div {...props} ref={ref} onKeyDownCapture={leaveWithTab} />;
});

/** Renders a menu. It reads the trigger's state here, so that the list does not re-render with every submenu. */
export function renderMenu(props: HTMLAttributes<HTMLDivElement>) {
  return <MenuElement {...props} />;
}
