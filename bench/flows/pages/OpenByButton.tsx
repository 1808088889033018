import { FlowsProvider } from '@handset/flows/FlowsProvider';
import { type ReactNode, useState } from 'react';

interface OpenByButtonProps {
  /** The dialog, closed or open. */
  children: (dialog: { isOpen: boolean; close: () => void }) => ReactNode;
}

/** A page with one button that opens a dialog. */
export function OpenByButton({ children }: OpenByButtonProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <FlowsProvider today="2026-11-21" density="compact">
      <button type="button" id="open" onClick={() => setOpen(true)}>
        Open
      </button>
      {children({ isOpen, close: () => setOpen(false) })}
    </FlowsProvider>
  );
}
