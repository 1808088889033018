import { useDuesOf, useOpenBills, useShop } from '@handset/api-client/swr';
import { type PartyDues as Dues, formatNumber, whatsappLink } from '@handset/domain';
import { Amount, Button, ButtonLink, Card, Stat, Table, Text, useWords } from '@handset/ui';
import { MessageCircle } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { PartyOwes } from '../../../kit/format/PartyOwes.tsx';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import * as tiles from '../../../kit/lists/filters.css.ts';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { isNotFound, NotFound } from '../../../kit/problems/Loaded.tsx';
import { PartyPaymentDialog } from '../../trade/documents/PartyPaymentDialog.tsx';
import { billColumns, type PartyBill } from './billColumns.tsx';
import { type BillWords, billWords } from './billWords.ts';
import { DueDateDialog } from './DueDateDialog.tsx';
import * as styles from './Dues.css.ts';
import { PaymentButtons } from './PaymentButtons.tsx';

type Action = { kind: 'pay'; direction: 'in' | 'out'; billId?: string } | { kind: 'due'; bill: PartyBill };

/** Rarely needed columns, hidden at first. */
const hiddenAtFirst = ['moved', 'date'];
const statuses = ['open', 'settled'] as const;

/** Every bill and payment behind what one party owes or is owed. */
export function PartyDues() {
  const { id = '' } = useParams();
  const words = useWords(billWords);
  const format = useFormat();
  const [action, setAction] = useState<Action | null>(null);
  const list = useList({ filters: ['side', 'status', 'from', 'to'], defaults: { status: 'open' } });
  const { sort: _, ...asked } = list.query;
  const status = statuses.find((known) => known === list.values.status) ?? 'all';
  const pages = useDuesOf(id, { ...asked, status });
  const columns = useMemo(() => billColumns(words, format, actionsOf(setAction)), [words, format]);
  if (isNotFound(pages.error)) return <NotFound />;
  const dues = pages.data;
  return (
    <>
      <ListPage
        id="party-bills"
        title={dues?.person.name}
        description={
          dues ? (
            <>
              <bdi dir="ltr">{formatNumber(dues.person.number)}</bdi>
              {' · '}
              <PartyOwes balance={dues.balance} />
            </>
          ) : undefined
        }
        action={dues ? <Actions dues={dues} words={words} format={format} onAction={setAction} /> : undefined}
        list={list}
        filters={
          <>
            <ChoiceFilter list={list} name="side" label={words.side} options={words.sides} />
            <ChoiceFilter list={list} name="status" label={words.status} options={words.statuses} />
          </>
        }
        columns={columns}
        hiddenAtFirst={hiddenAtFirst}
        pages={pages}
        getRowHref={(bill) => documentHref(bill.documentType, bill._id)}
        exported={{ list: 'party-bills', query: { ...asked, status, personId: id } }}
        empty={{ title: words.noBills, description: words.noBillsText }}
      >
        {dues ? <Figures dues={dues} words={words} format={format} /> : null}
      </ListPage>
      {dues && dues.payments.length > 0 ? (
        <Payments payments={dues.payments} words={words} format={format} />
      ) : null}
      {dues && action?.kind === 'pay' ? (
        <PartyPaymentDialog
          party={{ ...dues.person, balance: dues.balance }}
          direction={action.direction}
          billId={action.billId}
          onClose={() => setAction(null)}
        />
      ) : null}
      {dues && action?.kind === 'due' ? (
        <DueDateDialog bill={action.bill} partyName={dues.person.name} onClose={() => setAction(null)} />
      ) : null}
    </>
  );
}

function actionsOf(set: (action: Action) => void) {
  return {
    pay: ({ _id, side }: PartyBill) =>
      set({ kind: 'pay', direction: side === 'receivable' ? 'in' : 'out', billId: _id }),
    changeDue: (bill: PartyBill) => set({ kind: 'due', bill }),
  };
}

/** The dues of one party, independent of the list's filter. */
interface PartProps {
  dues: Pick<Dues, 'person' | 'balance' | 'totals'>;
  words: BillWords;
  format: Format;
}

function Actions({ dues, words, format, onAction }: PartProps & { onAction: (action: Action) => void }) {
  const { person, totals } = dues;
  const { data: shop } = useShop();
  const { data: open } = useOpenBills(person._id);
  const nearest = open?.bills.find(({ side }) => side === 'receivable')?.dueDate;
  const owed = totals.receivable.outstanding;
  return (
    <>
      {nearest && shop && owed > 0 ? (
        <ButtonLink
          href={whatsappLink(
            person.number,
            words.reminder(person.name, format.money(owed), format.day(nearest), shop.name),
          )}
          target="_blank"
          icon={<MessageCircle size={18} />}
        >
          {words.remind}
        </ButtonLink>
      ) : null}
      <ButtonLink href={`/app/dashboard/partyLedger/${person._id}`}>{words.ledger}</ButtonLink>
      <PaymentButtons balance={dues.balance} onPay={(direction) => onAction({ kind: 'pay', direction })} />
    </>
  );
}

function Figures({ dues: { totals }, words, format }: PartProps) {
  const { receivable, payable } = totals;
  const side = (label: string, { outstanding, overdue, bills }: typeof receivable) => (
    <Stat
      label={label}
      value={<Amount minor={outstanding} />}
      description={
        overdue > 0 ? (
          <Text size={1} tone="critical">
            {words.overdue(format.money(overdue))}
          </Text>
        ) : (
          words.billCount(format.count(bills))
        )
      }
    />
  );
  return (
    <div className={`${tiles.figures} ${styles.above}`}>
      {side(words.owesUs, receivable)}
      {side(words.weOwe, payable)}
      {receivable.advances + payable.advances > 0 ? (
        <Stat
          label={words.advances}
          value={<Amount minor={receivable.advances + payable.advances} />}
          description={words.advancesSplit(format.money(receivable.advances), format.money(payable.advances))}
        />
      ) : null}
    </div>
  );
}

function Payments({ payments, words, format }: Omit<PartProps, 'dues'> & { payments: Dues['payments'] }) {
  const { open } = useDialogs();
  return (
    <Card title={words.payments} padding="none">
      <Table
        label={words.payments}
        columns={[
          { id: 'voucher', header: words.voucher, isRowHeader: true, cell: (row) => row.voucher },
          { id: 'date', header: words.date, cell: (row) => format.day(row.date) },
          { id: 'source', header: words.source, cell: (row) => words.sources[row.source] },
          {
            id: 'amount',
            header: words.amount,
            phone: 'amount',
            isNumeric: true,
            cell: (row) => <Amount minor={row.amount} />,
          },
          {
            id: 'advance',
            header: words.advance,
            isNumeric: true,
            cell: (row) => (row.advance === 0 ? null : <Amount minor={row.advance} />),
          },
          {
            id: 'receipt',
            header: words.actions,
            hasControls: true,
            cell: (row) =>
              row.source === 'payment' ? (
                <Button
                  size="small"
                  aria-label={words.receiptOf(row.voucher)}
                  onPress={() => open('receipt', row._id)}
                >
                  {words.receipt}
                </Button>
              ) : null,
          },
        ]}
        rows={payments}
        getKey={(row) => row._id}
      />
    </Card>
  );
}
