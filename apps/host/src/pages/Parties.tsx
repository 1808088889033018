import { useParties } from '@handset/api-client/swr';
import type { PartyRow } from '@handset/domain';
import { Amount, Button, SegmentedControl, Stat } from '@handset/ui';
import { type ReactNode, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useDialogs } from '../dialogs/useDialogs.ts';
import { PartyBalance } from '../format/PartyBalance.tsx';
import { useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import * as tiles from '../lists/filters.css.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { listWords } from '../lists/listWords.ts';
import { useList } from '../lists/useList.ts';
import type { PageId } from '../messages/en.ts';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { partyColumns } from '../parties/partyColumns.tsx';
import { partyWords } from '../parties/partyWords.ts';
import { CLAIMS, CUSTOMERS } from '../routes/customerHref.ts';
import { ClaimList } from '../warranty/ClaimList.tsx';
import { claimWords } from '../warranty/claimWords.ts';
import { CustomerRecord } from './CustomerRecord.tsx';

/** Everybody that the shop deals with, and what is owed between them. */
export function Parties() {
  return <PartyList title="partyLedger" only={ledgerColumns} hrefOf={ledgerHref} />;
}

/** Everybody as customers: what they bought and sold, and when they last came; or the record of one. */
export function Customers() {
  const [search] = useSearchParams();
  const id = search.get('id');
  if (id) return <CustomerRecord id={id} />;
  const views = <CustomerViews />;
  if (search.get('view') === 'claims') return <ClaimList views={views} />;
  return <PartyList title="customerRecords" only={customerColumns} hrefOf={recordHref} views={views} />;
}

/** Customers, or what they brought back. */
function CustomerViews() {
  const words = useWords(claimWords);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <SegmentedControl
      label={words.view}
      options={[
        { value: 'customers', label: words.views.customers },
        { value: 'claims', label: words.views.claims },
      ]}
      value={search.get('view') === 'claims' ? 'claims' : 'customers'}
      // The filters of one view mean nothing in the other.
      onChange={(view) => void navigate(view === 'claims' ? CLAIMS : CUSTOMERS)}
    />
  );
}

const ledgerColumns = ['name', 'number', 'reference', 'bought', 'sold', 'balance', 'due', 'lastActivity'];
const customerColumns = ['name', 'number', 'cnic', 'visits', 'bought', 'sold', 'balance', 'lastActivity'];

const ledgerHref = ({ _id }: PartyRow) => `/app/dashboard/partyLedger/${_id}`;
const recordHref = ({ _id }: PartyRow) => `/app/dashboard/getCustomerRecord?id=${_id}`;

interface PartyListProps {
  title: PageId;
  only: readonly string[];
  hrefOf: (party: PartyRow) => string;
  /** The choice of a view, where there are several. */
  views?: ReactNode;
}

function PartyList({ title, only, hrefOf, views }: PartyListProps) {
  const { titles, header } = useMessages();
  const words = useWords(partyWords);
  const { total } = useWords(listWords);
  const { open } = useDialogs();
  const format = useFormat();
  const list = useList({ filters: ['q', 'side', 'overdue'] });
  const pages = useParties(list.query);
  const { data: rows, totals } = pages.data ?? {};
  const hasCost = rows?.some((row) => row.bought !== null) ?? false;
  const columns = useMemo(
    () => partyColumns(words, format, { hasCost, only }),
    [words, format, hasCost, only],
  );
  const create = (
    <Button variant="primary" onPress={() => open('entity')}>
      {header.createEntity}
    </Button>
  );
  return (
    <ListPage
      id={title}
      title={titles[title]}
      action={create}
      views={views}
      list={list}
      searchHint={words.searchHint}
      filters={
        <>
          <ChoiceFilter list={list} name="side" label={words.side} options={words.sides} />
          <ChoiceFilter list={list} name="overdue" label={words.overdue} options={words.overdues} />
        </>
      }
      columns={columns}
      pages={pages}
      getRowHref={hrefOf}
      totals={totals && { name: total, balance: <PartyBalance minor={totals.net} /> }}
      exported={{ list: 'parties', query: list.query }}
      empty={{ title: words.emptyTitle, description: words.emptyText, action: create }}
    >
      {totals ? (
        <div className={tiles.figures}>
          <Stat label={words.receivable} value={<Amount minor={totals.receivable} />} />
          <Stat label={words.payable} value={<Amount minor={totals.payable} />} />
          <Stat label={words.net} value={<PartyBalance minor={totals.net} />} />
        </div>
      ) : null}
    </ListPage>
  );
}
