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
  useWords,
} from '@handset/ui';
import { Printer } from 'lucide-react';
import { type MenuChoice, MoreMenu } from '../../../kit/actions/MoreMenu.tsx';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { slipHref } from '../../../kit/links/slipHref.ts';
import { useActionInAddress } from '../../../kit/links/useActionInAddress.ts';
import { useBegun } from '../../../kit/links/useBegun.ts';
import * as tiles from '../../../kit/lists/filters.css.ts';
import { Outstanding } from '../../trade/documents/Outstanding.tsx';
import { PartyPaymentDialog } from '../../trade/documents/PartyPaymentDialog.tsx';
import { PurchasePaper } from '../../trade/purchases/PurchasePaper.tsx';
import { paperWords } from '../../trade/purchases/paperWords.ts';
import { purchaseWords } from '../../trade/purchases/purchaseWords.ts';
import { PurchaseReturnDialog } from '../../trade/returns/PhoneReturnDialogs.tsx';
import { useLabelsAsked } from '../labels/useLabelsAsked.ts';
import { useRightToCorrect } from '../phones/useRightToCorrect.ts';
import { EditLotDialog } from './LotDialogs.tsx';
import { lotFigures, seesProfit } from './lotFigures.ts';
import { lotWords } from './lotWords.ts';

const lotActions = ['pay', 'print', 'edit', 'return'] as const;

interface LotHeadProps {
  lot: BulkDetail;
  /** The current page of the lot. The header links to the other one. */
  page: 'phones' | 'document';
}

/** Header of a lot: its name, actions and status. */
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
          value={<Outstanding minor={lot.outstanding} of="purchase" />}
          description={
            lot.outstanding > 0
              ? lot.dateOfPayment && words.dueOn(format.day(lot.dateOfPayment))
              : lot.outstanding === 0
                ? words.paidUp
                : undefined
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
  const { action, begin, end } = useActionInAddress(lotActions);
  const isVoid = lot.status === 'void';
  const canPay = lot.outstanding > 0 && !isVoid;
  const begun = useBegun(
    action,
    (one) => one === 'print' || (one === 'pay' ? canPay : !isVoid && !pastReason),
  );
  const pay = (
    <Button variant="primary" isDisabled={!canPay} data-opens="payment" onPress={() => begin('pay')}>
      {words.pay}
    </Button>
  );

  const inStock = lot.entries.flatMap(({ units }) => units.filter(({ state }) => state === 'in-stock'));
  const { printLabels, sheet } = useLabelsAsked(inStock);
  const corrections: MenuChoice[] = [
    { id: 'edit', label: words.edit, disabledReason: pastReason, onAction: () => begin('edit') },
    {
      id: 'return',
      label: words.giveBack,
      disabledReason: pastReason ?? (lot.counts.inStock === 0 ? words.nothingToReturn : undefined),
      onAction: () => begin('return'),
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
          <IconButton label={print} variant="secondary" onPress={() => begin('print')}>
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
          {
            id: 'labels',
            label: words.labels(format.count(inStock.length)),
            disabledReason: inStock.length === 0 ? words.nothingToReturn : undefined,
            onAction: () => void printLabels(inStock),
          },
          ...(isVoid ? [] : corrections),
        ]}
      />
      {sheet}
      {begun === 'pay' ? (
        <PartyPaymentDialog party={lot.person} direction="out" billId={lot._id} onClose={end} />
      ) : null}
      {begun === 'print' ? <PurchasePaper purchase={lot} onClose={end} /> : null}
      {begun === 'edit' ? <EditLotDialog lot={lot} onClose={end} /> : null}
      {begun === 'return' ? <PurchaseReturnDialog documentId={lot._id} onClose={end} /> : null}
    </Inline>
  );
}
