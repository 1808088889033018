import type { PhoneDetail } from '@handset/domain';
import { Button, ButtonLink, Inline, Tooltip, useWords } from '@handset/ui';
import { type ReactElement, useState } from 'react';
import { type MenuChoice, MoreMenu } from '../../../kit/actions/MoreMenu.tsx';
import { OpenButton } from '../../../kit/dialogs/OpenButton.tsx';
import { documentHref } from '../../../kit/links/documentHref.ts';
import { PurchaseReturnDialog, SaleReturnDialog } from '../../trade/returns/PhoneReturnDialogs.tsx';
import { ClaimButton } from '../../trade/warranty/ClaimButton.tsx';
import { useLabelsAsked } from '../labels/useLabelsAsked.ts';
import { lastEvent } from './phoneEvents.ts';
import { phoneWords } from './phoneWords.ts';
import { RemovePhoneDialog } from './RemovePhoneDialog.tsx';
import { EditPhoneDialog } from './StockPhoneDialogs.tsx';
import { useRightToCorrect } from './useRightToCorrect.ts';
import { useSaleOfPhone } from './useSaleOfPhone.ts';

type Opened =
  | { action: 'edit' | 'remove' }
  // The phone may be on another document, or on none, before the form is done.
  | { action: 'give-back' | 'take-back'; documentId: string };

/** Actions available for a phone in its current state. */
export function PhoneActions({ phone }: { phone: PhoneDetail }) {
  const words = useWords(phoneWords);
  const [opened, open] = useState<Opened | null>(null);
  const close = () => open(null);
  const { printLabels, sheet } = useLabelsAsked([phone]);
  const label: MenuChoice = {
    id: 'label',
    label: words.label,
    onAction: () => void printLabels([phone]),
  };
  const edit = <Button onPress={() => open({ action: 'edit' })}>{words.edit}</Button>;
  const reasonAgainst = useRightToCorrect();
  const { purchaseId, saleId, history } = phone;
  const wasSold = lastEvent(history, 'sale') !== undefined;
  const soldOn = history.find(({ event, refId }) => event === 'sale' && refId === saleId)?.date;
  const out = lastEvent(history, 'dispatch');
  const noReturn = reasonAgainst(soldOn);
  const { warrantyEnd } = useSaleOfPhone(phone);
  const takeBack = (
    <Button
      isDisabled={noReturn !== undefined}
      onPress={() => saleId && open({ action: 'take-back', documentId: saleId })}
    >
      {words.takeBack}
    </Button>
  );
  const buyAgain = (
    <OpenButton dialog="slip" about={phone.imei1} variant="primary">
      {words.buyAgain}
    </OpenButton>
  );

  const undoings: MenuChoice[] = [];
  if (purchaseId)
    undoings.push({
      id: 'give-back',
      label: words.giveBack,
      disabledReason: reasonAgainst(phone.acquiredOn),
      onAction: () => open({ action: 'give-back', documentId: purchaseId }),
    });
  if (phone.source === 'stock' && !wasSold)
    undoings.push({
      id: 'remove',
      label: words.remove,
      tone: 'critical',
      disabledReason: reasonAgainst(phone.acquiredOn),
      onAction: () => open({ action: 'remove' }),
    });

  const byState: Record<PhoneDetail['state'], ReactElement> = {
    'in-stock': (
      <>
        <OpenButton dialog="sale" about={phone._id} variant="primary">
          {words.sell}
        </OpenButton>
        {edit}
        <OpenButton dialog="dispatch" about={phone._id}>
          {words.dispatch}
        </OpenButton>
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
      {opened?.action === 'edit' ? <EditPhoneDialog phoneId={phone._id} onClose={close} /> : null}
      {opened?.action === 'give-back' ? (
        <PurchaseReturnDialog documentId={opened.documentId} phoneId={phone._id} onClose={close} />
      ) : null}
      {opened?.action === 'take-back' ? (
        <SaleReturnDialog documentId={opened.documentId} phoneId={phone._id} onClose={close} />
      ) : null}
      {opened?.action === 'remove' ? <RemovePhoneDialog phone={phone} onClose={close} /> : null}
    </Inline>
  );
}
