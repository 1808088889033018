import type { BulkDetail } from '@handset/domain';
import {
  Amount,
  Badge,
  Button,
  ButtonLink,
  IconButton,
  Inline,
  PageHeader,
  Stat,
  Tooltip,
  useToast,
} from '@handset/ui';
import { Printer } from 'lucide-react';
import { Suspense, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { paperWords } from '../documents/paperWords.ts';
import { purchaseWords } from '../documents/purchaseWords.ts';
import { useFormat } from '../format/useFormat.ts';
import type { MenuChoice } from '../layout/MoreItems.tsx';
import { MoreMenu } from '../layout/MoreMenu.tsx';
import * as tiles from '../lists/filters.css.ts';
import { useWords } from '../messages/useWords.ts';
import { useRightToCorrect } from '../phones/useRightToCorrect.ts';
import { slipHref } from '../routes/slipHref.ts';
import { lotFigures, seesProfit } from './lotFigures.ts';
import { lotWords } from './lotWords.ts';

const PartyPaymentDialog = lazily(
  async () => (await import('../dialogs/PartyPaymentDialog.tsx')).PartyPaymentDialog,
);
const PurchasePaper = lazily(async () => (await import('../documents/PurchasePaper.tsx')).PurchasePaper);
const EditLotDialog = lazily(async () => (await import('../dialogs/LotDialogs.tsx')).EditLotDialog);
const PurchaseReturnDialog = lazily(
  async () => (await import('../dialogs/PhoneReturnDialogs.tsx')).PurchaseReturnDialog,
);

interface LotHeadProps {
  lot: BulkDetail;
  /** Which of a lot's two pages is shown; the other one is offered. */
  page: 'phones' | 'document';
}

/** What a lot is called, what can be done with it, and how it stands. */
export function LotHead({ lot, page }: LotHeadProps) {
  const words = useWords(lotWords);
  const format = useFormat();
  const { inStock, sold, soldFor, profit } = lotFigures(lot);
  const all = format.count(lot.quantity);
  return (
    <>
      <PageHeader
        title={lot.slipNumber}
        description={
          <>
            <PaymentBadge lot={lot} /> <bdi>{`${format.day(lot.date)} · ${lot.person.name}`}</bdi>
          </>
        }
        action={<Actions lot={lot} page={page} />}
      />
      <div className={tiles.figures}>
        <Stat label={words.inStock} value={words.ofAll(format.count(inStock), all)} />
        <Stat
          label={words.sold}
          value={words.ofAll(format.count(sold), all)}
          description={
            seesProfit(lot) && profit !== null
              ? words.soldAndEarned(format.money(soldFor), format.money(profit))
              : words.soldFor(format.money(soldFor))
          }
        />
        <Stat label={words.price} value={<Amount minor={lot.total} />} />
        <Stat
          label={words.pending}
          value={<Amount minor={lot.outstanding} tone={lot.outstanding > 0 ? 'caution' : 'neutral'} />}
          description={
            lot.outstanding > 0
              ? lot.dateOfPayment && words.dueOn(format.day(lot.dateOfPayment))
              : words.paidUp
          }
        />
      </div>
    </>
  );
}

function PaymentBadge({ lot }: { lot: BulkDetail }) {
  const slip = useWords(purchaseWords);
  if (lot.status !== 'posted') return <Badge tone="caution">{slip.statuses[lot.status]}</Badge>;
  const isPaid = lot.purchasePaymentStatus === 'paid';
  return <Badge tone={isPaid ? 'positive' : 'caution'}>{slip.payments[lot.purchasePaymentStatus]}</Badge>;
}

function Actions({ lot, page }: LotHeadProps) {
  const words = useWords(lotWords);
  const format = useFormat();
  const { print } = useWords(paperWords);
  const toast = useToast();
  const pastReason = useRightToCorrect()(lot.date);
  const [act, setAct] = useState<'pay' | 'print' | 'edit' | 'return' | null>(null);
  const close = () => setAct(null);
  const isVoid = lot.status === 'void';
  const canPay = lot.outstanding > 0 && !isVoid;
  const pay = (
    <Button variant="primary" isDisabled={!canPay} onPress={() => setAct('pay')}>
      {words.pay}
    </Button>
  );

  const corrections: MenuChoice[] = [
    { id: 'edit', label: words.edit, disabledReason: pastReason, onAction: () => setAct('edit') },
    {
      id: 'return',
      label: words.giveBack,
      disabledReason: pastReason ?? (lot.counts.inStock === 0 ? words.nothingToReturn : undefined),
      onAction: () => setAct('return'),
    },
  ];

  const copy = async () => {
    const imeis = lot.entries.flatMap(({ units }) =>
      units.flatMap(({ imei1, imei2 }) => (imei2 ? [imei1, imei2] : [imei1])),
    );
    try {
      await navigator.clipboard.writeText(imeis.join('\n'));
      toast.success(words.copied(format.count(imeis.length)));
    } catch {
      toast.error(words.notCopied);
    }
  };

  return (
    <Inline gap={2}>
      {page === 'phones' ? (
        <ButtonLink href={slipHref(lot)}>{words.document}</ButtonLink>
      ) : (
        <>
          <IconButton label={print} variant="secondary" onPress={() => setAct('print')}>
            <Printer size={18} strokeWidth={1.75} />
          </IconButton>
          <ButtonLink href={`/app/dashboard/bulkPhoneDetail/${lot._id}`}>{words.phones}</ButtonLink>
        </>
      )}
      {canPay ? pay : <Tooltip content={words.nothingToPay}>{pay}</Tooltip>}
      <MoreMenu
        label={words.more}
        variant="secondary"
        choices={[
          { id: 'copy', label: words.copyImeis, onAction: () => void copy() },
          ...(isVoid ? [] : corrections),
        ]}
      />
      <Suspense>
        {act === 'pay' ? (
          <PartyPaymentDialog party={lot.person} direction="out" billId={lot._id} onClose={close} />
        ) : null}
        {act === 'print' ? <PurchasePaper purchase={lot} onClose={close} /> : null}
        {act === 'edit' ? <EditLotDialog lot={lot} onClose={close} /> : null}
        {act === 'return' ? <PurchaseReturnDialog documentId={lot._id} onClose={close} /> : null}
      </Suspense>
    </Inline>
  );
}
