import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useSyncExternalStore,
} from 'react';
import { createPortal } from 'react-dom';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { overlayAttribute } from './coverOutside.ts';
import { useFocusInside } from './useFocusInside.ts';
import { useFocusReturn } from './useFocusReturn.ts';
import { usePageOutOfReach } from './usePageOutOfReach.ts';
import { usePresence } from './usePresence.ts';
import { useScrollLock } from './useScrollLock.ts';

interface OverlayProps {
  isOpen: boolean;
  /** Called when the reader wants it gone. */
  onDismiss: () => void;
  /** Whether it cannot be left now. */
  isLocked: boolean;
  /** Whether a press on the ground closes it. */
  isDismissable: boolean;
  role: 'dialog' | 'alertdialog';
  labelId: string;
  descriptionId: string | undefined;
  /** The ground that covers the page. */
  className: string;
  /** The dialog on it. */
  panelClassName: string;
  children: ReactNode;
}

/**
 * A dialog over the page: everything else is out of reach, the page does not scroll, focus stays inside and goes back where it came from.
 * What it holds is mounted while it is open and until it has left, and anew each time it is opened.
 */
export function Overlay(props: OverlayProps) {
  const root = useRef<HTMLDivElement>(null);
  const { isPresent, isLeaving, opening } = usePresence(props.isOpen, root);
  const isInBrowser = useIsInBrowser();
  const { portalContainer } = useUI();
  if (!isPresent || !isInBrowser) return null;
  return createPortal(
    <Ground key={opening} {...props} root={root} isLeaving={isLeaving} />,
    portalContainer ?? document.body,
  );
}

interface GroundProps extends OverlayProps {
  root: RefObject<HTMLDivElement | null>;
  isLeaving: boolean;
}

function Ground(props: GroundProps) {
  const { root, isLeaving, isLocked, isDismissable, onDismiss, children } = props;
  const { rootProps } = useUI();
  const panel = useRef<HTMLDivElement>(null);
  const leave = () => {
    if (!isLocked) onDismiss();
  };
  useScrollLock(!isLeaving);
  usePageOutOfReach(root, isLeaving);
  useFocusReturn(root, isLeaving);
  const keepTabInside = useFocusInside(root, panel, isLeaving, leave);

  const onKeyDown = (event: KeyboardEvent) => {
    // What is inside for React alone, such as another dialog, answers for itself.
    if (!(event.target instanceof Node && event.currentTarget.contains(event.target))) return;
    if (event.key === 'Tab') keepTabInside(event);
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
    event.stopPropagation();
    leave();
  };

  // A press that began inside, such as one that selects text, may end on the ground.
  const beganOnGround = useRef(false);
  const isOnGround = (event: PointerEvent | MouseEvent) => event.target === event.currentTarget;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard has Escape and the button that closes
    <div
      {...rootProps}
      ref={root}
      {...ofOverlay}
      className={classNames(rootProps.className, props.className)}
      data-leaving={isLeaving || undefined}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        beganOnGround.current = isOnGround(event);
      }}
      onClick={(event) => {
        if (isDismissable && !isLocked && beganOnGround.current && isOnGround(event)) onDismiss();
      }}
    >
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: both roles take a name */}
      <div
        ref={panel}
        role={props.role}
        tabIndex={-1}
        className={props.panelClassName}
        aria-labelledby={props.labelId}
        aria-describedby={props.descriptionId}
      >
        {children}
      </div>
    </div>
  );
}

/** To React Aria this is a layer above its menus and popovers, which neither cover it nor take focus out of it. */
const ofOverlay = { [overlayAttribute]: '', 'data-react-aria-top-layer': true };

const subscribeToNothing = () => () => {};

/** False while a server renders and while what it rendered is taken over. */
function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
