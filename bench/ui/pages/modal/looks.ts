import type { CSSProperties } from 'react';

/** How the unstyled peers look: enough to be where a dialog is. */
export const backdrop: CSSProperties = { position: 'fixed', inset: 0, background: '#0006' };

export const panel: CSSProperties = {
  position: 'fixed',
  insetBlockStart: 80,
  insetInline: '25%',
  padding: 24,
  background: '#fff',
};
