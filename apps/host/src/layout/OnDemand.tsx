import { type ReactElement, Suspense, useState } from 'react';

/** An overlay that is opened and closed from outside. */
export interface OverlayProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

interface OnDemandProps {
  /** What opens; its code is loaded when it is wanted for the first time. */
  overlay: (state: OverlayProps) => ReactElement;
  /** The button that stands there until it is pressed for the first time. */
  button: (open: () => void) => ReactElement;
  /** Whether the button stays, because the overlay has none of its own. @default false */
  isBeside?: boolean;
}

/** A menu whose code is loaded when it is opened for the first time: overlays are a third of what a first page weighs. */
export function OnDemand({ overlay, button, isBeside = false }: OnDemandProps) {
  const [isWanted, setWanted] = useState(false);
  const [isOpen, setOpen] = useState(false);
  const plain = button(() => {
    setWanted(true);
    setOpen(true);
  });
  if (!isWanted) return plain;
  return (
    <>
      {isBeside ? plain : null}
      <Suspense fallback={isBeside ? null : plain}>{overlay({ isOpen, onOpenChange: setOpen })}</Suspense>
    </>
  );
}
