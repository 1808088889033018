import { type ForwardedRef, forwardRef, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { definedProps } from '../theme/definedProps.ts';
import type { PlainButtonProps } from './PlainButton.tsx';
import { TriggerContext } from './TriggerContext.ts';

/** What opens a menu or a popover of React Aria: the button in it is React Aria's, which knows what it opens, when, and by which keys. */
export function AriaTrigger({ children }: { children: ReactNode }) {
  return <TriggerContext.Provider value={AriaButton}>{children}</TriggerContext.Provider>;
}

const AriaButton = forwardRef(function AriaButton(
  { onPress, onFocus, onPointerEnter, onMenuKey: _, ...props }: PlainButtonProps,
  ref: ForwardedRef<HTMLButtonElement>,
) {
  return (
    <Button
      {...definedProps(props)}
      ref={ref}
      onFocus={() => onFocus?.()}
      {...(onPointerEnter && { onPointerEnter })}
      onPress={({ pointerType, target, shiftKey, ctrlKey, metaKey, altKey }) =>
        onPress?.({
          pointerType: pointerType === 'keyboard' ? 'virtual' : pointerType,
          ...{ target, shiftKey, ctrlKey, metaKey, altKey },
        })
      }
    />
  );
});
