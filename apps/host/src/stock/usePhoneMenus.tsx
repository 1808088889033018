import type { Phone } from '@handset/domain';
import { type DataTableColumn, IconButton, Menu, MenuItem, MenuSeparator } from '@handset/ui';
import { EllipsisVertical } from 'lucide-react';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { PhoneLabel } from '../labels/PhoneLabel.tsx';
import { useWords } from '../messages/useWords.ts';
import { phoneWords } from '../phones/phoneWords.ts';
import { RemovePhoneDialog } from '../phones/RemovePhoneDialog.tsx';
import { useRightToCorrect } from '../phones/useRightToCorrect.ts';
import { usePrintSheet } from '../print/usePrintSheet.tsx';
import { phoneHref } from '../routes/phoneHref.ts';

const EditPhoneDialog = lazily(
  async () => (await import('../dialogs/StockPhoneDialogs.tsx')).EditPhoneDialog,
);

type Act = 'sell' | 'edit' | 'dispatch' | 'label' | 'remove';

/** A menu for each phone of a list, and the dialogs that it opens. */
export function usePhoneMenus(): { column: DataTableColumn<Phone>; dialogs: ReactNode } {
  const words = useWords(phoneWords);
  const { open } = useDialogs();
  const { print, sheet } = usePrintSheet();
  const [asked, setAsked] = useState<{ act: 'edit' | 'remove'; phone: Phone } | null>(null);
  const close = () => setAsked(null);

  const column = useMemo<DataTableColumn<Phone>>(() => {
    const start = (act: Act, phone: Phone) => {
      if (act === 'sell') open('sale', phone._id);
      else if (act === 'dispatch') open('dispatch', phone._id);
      else if (act === 'label') print(<PhoneLabel phone={phone} />);
      else setAsked({ act, phone });
    };
    return {
      id: 'actions',
      header: words.actions,
      value: () => null,
      cell: (phone) => <PhoneMenu phone={phone} onAct={(act) => start(act, phone)} />,
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
        </Suspense>
        {asked?.act === 'remove' ? <RemovePhoneDialog phone={asked.phone} onClose={close} /> : null}
      </>
    ),
  };
}

/** What can be done with a phone of a list. */
function PhoneMenu({ phone, onAct }: { phone: Phone; onAct: (act: Act) => void }) {
  const words = useWords(phoneWords);
  const reasonAgainst = useRightToCorrect();
  const isInStock = phone.state === 'in-stock';
  return (
    <Menu
      label={words.more}
      placement="bottom end"
      onAction={(id) => id !== 'card' && onAct(id as Act)}
      trigger={
        <IconButton label={words.actionsOf(`${phone.companyName} ${phone.modelName}`)} size="small">
          <EllipsisVertical size={16} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {isInStock ? <MenuItem id="sell">{words.sell}</MenuItem> : null}
      {isInStock || phone.state === 'dispatched' ? <MenuItem id="edit">{words.edit}</MenuItem> : null}
      {isInStock ? <MenuItem id="dispatch">{words.dispatch}</MenuItem> : null}
      {isInStock ? <MenuItem id="label">{words.label}</MenuItem> : null}
      <MenuItem id="card" href={phoneHref(phone._id)}>
        {words.details}
      </MenuItem>
      {isInStock && phone.source === 'stock' ? <MenuSeparator /> : null}
      {isInStock && phone.source === 'stock' ? (
        <MenuItem id="remove" tone="critical" disabledReason={reasonAgainst(phone.acquiredOn)}>
          {words.remove}
        </MenuItem>
      ) : null}
    </Menu>
  );
}
