import type { PhoneDetail } from '@handset/domain';
import { Button, ButtonLink, IconButton, Inline, Menu, MenuItem, Tooltip } from '@handset/ui';
import { EllipsisVertical } from 'lucide-react';
import { type ReactElement, type ReactNode, Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { PhoneLabel } from '../labels/PhoneLabel.tsx';
import { useWords } from '../messages/useWords.ts';
import { usePrintSheet } from '../print/usePrintSheet.tsx';
import { documentHref } from '../routes/documentHref.ts';
import { ClaimButton } from '../warranty/ClaimButton.tsx';
import { lastEvent } from './phoneEvents.ts';
import { phoneWords } from './phoneWords.ts';
import { RemovePhoneDialog } from './RemovePhoneDialog.tsx';
import { useRightToCorrect } from './useRightToCorrect.ts';
import { useSaleOf } from './useSaleOf.ts';

const EditPhoneDialog = lazily(
  async () => (await import('../dialogs/StockPhoneDialogs.tsx')).EditPhoneDialog,
);
const PurchaseReturnDialog = lazily(
  async () => (await import('../dialogs/PhoneReturnDialogs.tsx')).PurchaseReturnDialog,
);
const SaleReturnDialog = lazily(
  async () => (await import('../dialogs/PhoneReturnDialogs.tsx')).SaleReturnDialog,
);

type Act = 'edit' | 'give-back' | 'take-back' | 'remove';

/** What can be done with a phone where it is now. */
export function PhoneActions({ phone }: { phone: PhoneDetail }) {
  const words = useWords(phoneWords);
  const { open } = useDialogs();
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  const { print, sheet } = usePrintSheet();
  const label = <MenuItem onAction={() => print(<PhoneLabel phone={phone} />)}>{words.label}</MenuItem>;
  const edit = <Button onPress={() => setAct('edit')}>{words.edit}</Button>;
  const reasonAgainst = useRightToCorrect();
  const { purchaseId, saleId, history } = phone;
  const wasSold = lastEvent(history, 'sale') !== undefined;
  const soldOn = history.find(({ event, refId }) => event === 'sale' && refId === saleId)?.date;
  const out = lastEvent(history, 'dispatch');
  const noReturn = reasonAgainst(soldOn);
  const { warrantyEnd } = useSaleOf(phone);
  const takeBack = (
    <Button isDisabled={noReturn !== undefined} onPress={() => setAct('take-back')}>
      {words.takeBack}
    </Button>
  );
  const buyAgain = (
    <Button variant="primary" onPress={() => open('slip', phone.imei1)}>
      {words.buyAgain}
    </Button>
  );

  const byState: Record<PhoneDetail['state'], ReactElement> = {
    'in-stock': (
      <>
        <Button variant="primary" onPress={() => open('sale', phone._id)}>
          {words.sell}
        </Button>
        {edit}
        <Button onPress={() => open('dispatch', phone._id)}>{words.dispatch}</Button>
        <More>
          {label}
          {purchaseId ? (
            <MenuItem disabledReason={reasonAgainst(phone.acquiredOn)} onAction={() => setAct('give-back')}>
              {words.giveBack}
            </MenuItem>
          ) : null}
          {phone.source === 'stock' && !wasSold ? (
            <MenuItem
              tone="critical"
              disabledReason={reasonAgainst(phone.acquiredOn)}
              onAction={() => setAct('remove')}
            >
              {words.remove}
            </MenuItem>
          ) : null}
        </More>
      </>
    ),
    sold: (
      <>
        <ButtonLink variant="primary" href={documentHref('sale', saleId) ?? '/'}>
          {words.openInvoice}
        </ButtonLink>
        {noReturn ? <Tooltip content={noReturn}>{takeBack}</Tooltip> : takeBack}
        <ClaimButton phone={{ ...phone, warrantyEnd }} />
      </>
    ),
    dispatched: (
      <>
        <ButtonLink variant="primary" href={documentHref('dispatch', out?.refId ?? null) ?? '/'}>
          {words.openDispatch}
        </ButtonLink>
        {edit}
        <More>{label}</More>
      </>
    ),
    'returned-to-supplier': buyAgain,
    void: buyAgain,
  };
  return (
    <Inline gap={2}>
      {byState[phone.state]}
      {sheet}
      <Suspense>
        {act === 'edit' ? <EditPhoneDialog phoneId={phone._id} onClose={close} /> : null}
        {act === 'give-back' && purchaseId ? (
          <PurchaseReturnDialog documentId={purchaseId} phoneId={phone._id} onClose={close} />
        ) : null}
        {act === 'take-back' && saleId ? (
          <SaleReturnDialog documentId={saleId} phoneId={phone._id} onClose={close} />
        ) : null}
      </Suspense>
      {act === 'remove' ? <RemovePhoneDialog phone={phone} onClose={close} /> : null}
    </Inline>
  );
}

function More({ children }: { children: ReactNode }) {
  const words = useWords(phoneWords);
  return (
    <Menu
      label={words.more}
      placement="bottom end"
      trigger={
        <IconButton label={words.more} variant="secondary">
          <EllipsisVertical size={18} strokeWidth={1.75} />
        </IconButton>
      }
    >
      {children}
    </Menu>
  );
}
