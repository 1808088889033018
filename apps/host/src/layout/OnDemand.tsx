import { type ReactElement, Suspense, useLayoutEffect, useRef, useState } from 'react';
import * as styles from './OnDemand.css.ts';

/** An overlay that is opened and closed from outside. */
export interface OverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Of a menu that a key has opened before it was there: the item that is to have focus. */
  autoFocus?: 'first' | 'last' | undefined;
}

/** What the button that stands in for a menu is given. */
export interface OpensMenu {
  'aria-haspopup': 'menu';
  onPress: () => void;
  onMenuKey: (item: 'first' | 'last') => void;
}

interface OnDemandProps {
  /** What opens; its code is loaded when it is wanted for the first time. */
  overlay: (state: OverlayProps) => ReactElement;
  /** The button that stands there until it is pressed for the first time. */
  button: (open: () => void, opensMenu: OpensMenu) => ReactElement;
  /** Whether the button stays, because the overlay has none of its own. @default false */
  isBeside?: boolean;
}

/** A menu whose code is loaded when it is opened for the first time: overlays are a third of what a first page weighs. */
export function OnDemand({ overlay, button, isBeside = false }: OnDemandProps) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const [isThere, setThere] = useState(false);
  const [autoFocus, setAutoFocus] = useState<OverlayProps['autoFocus']>();
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  const openAt = (item: OverlayProps['autoFocus']) => {
    setAutoFocus(item);
    open();
  };
  const plain = button(open, {
    'aria-haspopup': 'menu',
    onPress: () => openAt(undefined),
    onMenuKey: openAt,
  });
  const changeOpen = (isNowOpen: boolean) => {
    setOpen(isNowOpen);
    // From then on the menu's own button tells what is to have focus.
    setAutoFocus(undefined);
  };
  if (!isWanted) return plain;
  if (isBeside)
    return (
      <>
        {plain}
        <Suspense>{overlay({ isOpen, onOpenChange: setOpen })}</Suspense>
      </>
    );
  const own = { isOpen: isOpen && isThere, onOpenChange: changeOpen, ...(autoFocus && { autoFocus }) };
  return (
    <Suspense fallback={plain}>
      <TakesOver onThere={() => setThere(true)}>{overlay(own)}</TakesOver>
    </Suspense>
  );
}

/** Hands the focus of the button that stood there to the overlay's own, which it comes back to when the overlay is closed. */
function TakesOver({ onThere, children }: { onThere: () => void; children: ReactElement }) {
  const place = useRef<HTMLSpanElement>(null);
  const there = useRef(onThere);
  useLayoutEffect(() => {
    // Focus is the page's since the button that had it is gone.
    if (document.activeElement === document.body) place.current?.querySelector('button')?.focus();
    there.current();
  }, []);
  return (
    <span ref={place} className={styles.place}>
      {children}
    </span>
  );
}
