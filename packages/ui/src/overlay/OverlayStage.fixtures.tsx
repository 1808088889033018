import { type ReactNode, useState } from 'react';
import { UIProvider } from '../UIProvider/UIProvider.tsx';

/** A small page of its own, so that a picture can hold several overlays side by side. */
export function OverlayStage({ height = 320, children }: { height?: number; children: ReactNode }) {
  const [container, setContainer] = useState<Element | null>(null);
  return (
    // A transformed element contains its fixed children.
    <div
      ref={setContainer}
      style={{ position: 'relative', width: 480, height, transform: 'translateZ(0)', overflow: 'hidden' }}
    >
      {container ? <UIProvider portalContainer={container}>{children}</UIProvider> : null}
    </div>
  );
}

/** Stages in rows. */
export function OverlayStages({ children }: { children: ReactNode }) {
  return <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, width: 968 }}>{children}</div>;
}
