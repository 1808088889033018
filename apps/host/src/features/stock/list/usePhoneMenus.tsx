import type { Phone } from '@handset/domain';
import type { DataTableColumn } from '@handset/ui';
import { useWords } from '@handset/ui';
import { lazy, type ReactNode, useMemo, useState } from 'react';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { CodeBoundary } from '../../../kit/problems/CodeBoundary.tsx';
import { usePrintLabels } from '../labels/usePrintLabels.tsx';
import { type PhoneAction, PhoneMenu } from './PhoneMenu.tsx';
import { stockWords } from './stockWords.ts';

// A list shows before the forms of its menus are loaded.
const PhoneMenuDialogs = lazy(async () => ({
  default: (await import('./PhoneMenuDialogs.tsx')).PhoneMenuDialogs,
}));

/** A menu for each phone of a list, and the dialogs that it opens. */
export function usePhoneMenus(): { column: DataTableColumn<Phone>; dialogs: ReactNode } {
  const words = useWords(stockWords);
  const { open } = useDialogs();
  const { printLabels, sheet } = usePrintLabels();
  const [asked, setAsked] = useState<{ action: 'edit' | 'remove'; phone: Phone } | null>(null);
  const close = () => setAsked(null);

  const column = useMemo<DataTableColumn<Phone>>(() => {
    const start = (action: PhoneAction, phone: Phone) => {
      if (action === 'sell') open('sale', phone._id);
      else if (action === 'dispatch') open('dispatch', phone._id);
      else if (action === 'label') void printLabels([phone]);
      else setAsked({ action, phone });
    };
    return {
      id: 'actions',
      header: words.actions,
      value: () => null,
      cell: (phone) => <PhoneMenu phone={phone} onAction={(action) => start(action, phone)} />,
      hasControls: true,
      isHideable: false,
      align: 'center',
      width: 80,
      minWidth: 80,
    };
  }, [words, open, printLabels]);

  return {
    column,
    dialogs: (
      <>
        {sheet}
        <CodeBoundary key={asked?.phone._id} onClose={close}>
          {asked ? <PhoneMenuDialogs {...asked} onClose={close} /> : null}
        </CodeBoundary>
      </>
    ),
  };
}
