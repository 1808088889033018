import type { Phone } from '@handset/domain';
import { type DataTableColumn, IconButton } from '@handset/ui';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { OnDemand } from '../layout/OnDemand.tsx';
import { useWords } from '../messages/useWords.ts';
import { usePrintSheet } from '../print/usePrintSheet.tsx';
import type { PhoneAct } from './PhoneMenu.tsx';
import { stockWords } from './stockWords.ts';

const PhoneMenu = lazily(async () => (await import('./PhoneMenu.tsx')).PhoneMenu);
const EditPhoneDialog = lazily(
  async () => (await import('../dialogs/StockPhoneDialogs.tsx')).EditPhoneDialog,
);
const RemovePhoneDialog = lazily(
  async () => (await import('../phones/RemovePhoneDialog.tsx')).RemovePhoneDialog,
);

/** A menu for each phone of a list, and the dialogs that it opens. */
export function usePhoneMenus(): { column: DataTableColumn<Phone>; dialogs: ReactNode } {
  const words = useWords(stockWords);
  const { open } = useDialogs();
  const { print, sheet } = usePrintSheet();
  const [asked, setAsked] = useState<{ act: 'edit' | 'remove'; phone: Phone } | null>(null);
  const close = () => setAsked(null);

  const column = useMemo<DataTableColumn<Phone>>(() => {
    const start = (act: PhoneAct, phone: Phone) => {
      if (act === 'sell') open('sale', phone._id);
      else if (act === 'dispatch') open('dispatch', phone._id);
      else setAsked({ act, phone });
    };
    return {
      id: 'actions',
      header: words.actions,
      value: () => null,
      // A list has a menu for every row, and its reader opens hardly one.
      cell: (phone) => (
        <OnDemand
          button={(_, opensMenu) => (
            <IconButton
              label={words.actionsOf(`${phone.companyName} ${phone.modelName}`)}
              size="small"
              {...opensMenu}
            >
              <EllipsisVertical size={16} strokeWidth={1.75} />
            </IconButton>
          )}
          overlay={(state) => (
            <PhoneMenu {...state} phone={phone} onAct={(act) => start(act, phone)} onPrint={print} />
          )}
        />
      ),
      hasControls: true,
      isHideable: false,
      align: 'center',
      width: 80,
      minWidth: 80,
    };
  }, [words, open, print]);

  return {
    column,
    dialogs: (
      <>
        {sheet}
        <Suspense>
          {asked?.act === 'edit' ? <EditPhoneDialog phoneId={asked.phone._id} onClose={close} /> : null}
          {asked?.act === 'remove' ? <RemovePhoneDialog phone={asked.phone} onClose={close} /> : null}
        </Suspense>
      </>
    ),
  };
}
