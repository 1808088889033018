import { useDuesOf, useOpenBills, useShop } from '@handset/api-client/swr';
import { type PartyDues as Dues, formatNumber, whatsappLink } from '@handset/domain';
import { Amount, Button, ButtonLink, Card, Stat, Table } from '@handset/ui';
import { MessageCircle } from 'lucide-react';
import { Suspense, useMemo, useState } from 'react';
import { useParams } from 'react-router-dom';
import { lazily } from '../app/lazily.ts';
import { PartyBalance } from '../format/PartyBalance.tsx';
import { type Format, useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import * as tiles from '../lists/filters.css.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { useList } from '../lists/useList.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { billColumns, type PartyBill } from '../parties/billColumns.tsx';
import { type BillWords, billWords } from '../parties/billWords.ts';
import { isNotFound, NotFound } from '../problems/Loaded.tsx';
import { documentHref } from '../routes/documentHref.ts';

const PartyPaymentDialog = lazily(
  async () => (await import('../dialogs/PartyPaymentDialog.tsx')).PartyPaymentDialog,
);
const DueDateDialog = lazily(async () => (await import('../dialogs/DueDateDialog.tsx')).DueDateDialog);

type Act = { kind: 'pay'; direction: 'in' | 'out'; billId?: string } | { kind: 'due'; bill: PartyBill };

/** Seldom; they are a press away. */
const hiddenAtFirst = ['moved', 'date'];
const statuses = ['open', 'settled'] as const;

/** Every bill and payment behind what one party owes or is owed. */
export function PartyDues() {
  const { id = '' } = useParams();
  const { titles } = useMessages();
  const words = useWords(billWords);
  const format = useFormat();
  const { data: shop } = useShop();
  const [act, setAct] = useState<Act | null>(null);
  const list = useList({ filters: ['side', 'status', 'from', 'to'], defaults: { status: 'open' } });
  const { sort: _, ...asked } = list.query;
  const status = statuses.find((known) => known === list.values.status) ?? 'all';
  const pages = useDuesOf(id, { ...asked, status });
  const columns = useMemo(() => billColumns(words, format, actsOf(setAct)), [words, format]);
  if (isNotFound(pages.error)) return <NotFound />;
  const dues = pages.data;
  return (
    <>
      <ListPage
        id="party-bills"
        title={dues?.person.name ?? titles.payablesAndReceivablesRecords}
        description={
          dues ? (
            <>
              <bdi dir="ltr">{formatNumber(dues.person.number)}</bdi>
              {' · '}
              <PartyBalance minor={dues.balance} />
            </>
          ) : undefined
        }
        action={dues ? <Actions dues={dues} words={words} format={format} onAct={setAct} /> : undefined}
        list={list}
        today={shop?.today}
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
      <Suspense>
        {dues && act?.kind === 'pay' ? (
          <PartyPaymentDialog
            party={{ ...dues.person, balance: dues.balance }}
            direction={act.direction}
            billId={act.billId}
            onClose={() => setAct(null)}
          />
        ) : null}
        {dues && act?.kind === 'due' ? (
          <DueDateDialog bill={act.bill} partyName={dues.person.name} onClose={() => setAct(null)} />
        ) : null}
      </Suspense>
    </>
  );
}

function actsOf(set: (act: Act) => void) {
  return {
    pay: ({ _id, side }: PartyBill) =>
      set({ kind: 'pay', direction: side === 'receivable' ? 'in' : 'out', billId: _id }),
    changeDue: (bill: PartyBill) => set({ kind: 'due', bill }),
  };
}

/** What is shown of a party, whichever of its bills the list shows. */
interface PartProps {
  dues: Pick<Dues, 'person' | 'balance' | 'totals'>;
  words: BillWords;
  format: Format;
}

function Actions({ dues, words, format, onAct }: PartProps & { onAct: (act: Act) => void }) {
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
      <Button
        variant={dues.balance < 0 ? 'primary' : 'secondary'}
        onPress={() => onAct({ kind: 'pay', direction: 'out' })}
      >
        {words.pay}
      </Button>
      <Button
        variant={dues.balance < 0 ? 'secondary' : 'primary'}
        onPress={() => onAct({ kind: 'pay', direction: 'in' })}
      >
        {words.receive}
      </Button>
    </>
  );
}

function Figures({ dues: { totals }, words, format }: PartProps) {
  const { receivable, payable } = totals;
  const side = (label: string, { outstanding, overdue, bills }: typeof receivable) => (
    <Stat
      label={label}
      value={<Amount minor={outstanding} />}
      tone={overdue > 0 ? 'critical' : 'neutral'}
      description={overdue > 0 ? words.overdue(format.money(overdue)) : words.billCount(format.count(bills))}
    />
  );
  return (
    <div className={tiles.figures}>
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
            isNumeric: true,
            cell: (row) => <Amount minor={row.amount} />,
          },
          {
            id: 'advance',
            header: words.advance,
            isNumeric: true,
            cell: (row) => (row.advance === 0 ? null : <Amount minor={row.advance} />),
          },
        ]}
        rows={payments}
        getKey={(row) => row._id}
      />
    </Card>
  );
}
