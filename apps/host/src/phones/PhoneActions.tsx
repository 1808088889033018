import type { PhoneDetail } from '@handset/domain';
import { Button, ButtonLink, Inline, Tooltip } from '@handset/ui';
import { type ReactElement, Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { PhoneLabel } from '../labels/PhoneLabel.tsx';
import type { MenuChoice } from '../layout/MoreItems.tsx';
import { MoreMenu } from '../layout/MoreMenu.tsx';
import { useWords } from '../messages/useWords.ts';
import { usePrintSheet } from '../print/usePrintSheet.tsx';
import { documentHref } from '../routes/documentHref.ts';
import { ClaimButton } from '../warranty/ClaimButton.tsx';
import { lastEvent } from './phoneEvents.ts';
import { phoneWords } from './phoneWords.ts';
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

const RemovePhoneDialog = lazily(async () => (await import('./RemovePhoneDialog.tsx')).RemovePhoneDialog);

type Act = 'edit' | 'give-back' | 'take-back' | 'remove';

/** What can be done with a phone where it is now. */
export function PhoneActions({ phone }: { phone: PhoneDetail }) {
  const words = useWords(phoneWords);
  const { open } = useDialogs();
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  const { print, sheet } = usePrintSheet();
  const label: MenuChoice = {
    id: 'label',
    label: words.label,
    onAction: () => print(<PhoneLabel phone={phone} />),
  };
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

  const undoings: MenuChoice[] = [];
  if (purchaseId)
    undoings.push({
      id: 'give-back',
      label: words.giveBack,
      disabledReason: reasonAgainst(phone.acquiredOn),
      onAction: () => setAct('give-back'),
    });
  if (phone.source === 'stock' && !wasSold)
    undoings.push({
      id: 'remove',
      label: words.remove,
      tone: 'critical',
      disabledReason: reasonAgainst(phone.acquiredOn),
      onAction: () => setAct('remove'),
    });

  const byState: Record<PhoneDetail['state'], ReactElement> = {
    'in-stock': (
      <>
        <Button variant="primary" onPress={() => open('sale', phone._id)}>
          {words.sell}
        </Button>
        {edit}
        <Button onPress={() => open('dispatch', phone._id)}>{words.dispatch}</Button>
        <MoreMenu label={words.more} variant="secondary" choices={[label, ...undoings]} />
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
        <MoreMenu label={words.more} variant="secondary" choices={[label]} />
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
        {act === 'remove' ? <RemovePhoneDialog phone={phone} onClose={close} /> : null}
      </Suspense>
    </Inline>
  );
}
