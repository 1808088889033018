import type {
  DueDateChange,
  NewParty,
  PartyEntry,
  PartyPayment,
  PaymentVoid,
  PersonChange,
} from '@handset/domain';
import {
  type AdvanceQuery,
  type DueQuery,
  type PartyDuesQuery,
  type PartyLedgerQuery,
  type PartyQuery,
  partyCalls,
} from '../../resources/parties.ts';
import type { Id, Of } from '../identity.ts';
import { loadRows } from '../pages.ts';
import { debts, invoices, money, slips } from '../resources.ts';
import { usePages } from '../usePages.ts';
import { useRead, useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

export const usePersons = () => useRead(['persons'], partyCalls, (parties) => parties.persons());

/** The record of one customer or supplier. */
export const usePerson = (id: Id) => useRecord('person', id, partyCalls, (parties, it) => parties.record(it));

export const usePartyBalances = () => useRead(['partyBalances'], partyCalls, (parties) => parties.balances());

/** One party's ledger, movement by movement. */
export const usePartyLedger = (personId: string, query: PartyLedgerQuery = {}) =>
  usePages('partyLedger', { personId, ...query }, partyCalls, (parties, page) =>
    parties.ledger(personId, { ...query, ...page }),
  );

/** Every movement of one party in these days, all of its days without them: a statement that left some out would not add up. */
export const usePartyStatement = (personId: Id, days: { from?: string; to?: string } = {}) =>
  useRecord(
    'partyLedger',
    personId,
    partyCalls,
    (parties, id) => loadRows(Infinity, (page) => parties.ledger(id, { ...days, ...page })),
    days,
  );

/** Every bill and payment behind what one party owes or is owed; the bills page by page. */
export const useDuesOf = (personId: string, query: PartyDuesQuery = {}) =>
  usePages('duesOf', { personId, ...query }, partyCalls, (parties, page) =>
    billsOf(parties, personId, { ...query, ...page }),
  );

/** All open bills of a party on both sides, with advances. */
export const useOpenBills = (personId: Id) =>
  useRecord('duesOf', personId, partyCalls, async (parties, id) => {
    const { data: bills, ...rest } = await loadRows(Infinity, (page) => billsOf(parties, id, page));
    return { ...rest, bills };
  });

/** One page of a party's bills, with what goes for all of them. */
async function billsOf(parties: ReturnType<typeof partyCalls>, personId: string, query: PartyDuesQuery) {
  const { bills, ...rest } = await parties.duesOf(personId, query);
  return { ...rest, data: bills };
}

/** Parties with their trade and balances. */
export const useParties = (query: PartyQuery) =>
  usePages('parties', query, partyCalls, (parties, page) => parties.list({ ...query, ...page }));

/** Debts of parties and to them. */
export const useDues = (query: DueQuery) =>
  usePages('dues', query, partyCalls, (parties, page) => parties.dues({ ...query, ...page }));

/** Advances. */
export const useAdvances = (query: AdvanceQuery) =>
  usePages('advances', query, partyCalls, (parties, page) => parties.advances({ ...query, ...page }));

export const useCreateParty = () =>
  useWrite(partyCalls, (parties, party: NewParty, submission) => parties.create(party, submission), debts);

export const useChangeParty = () =>
  useWrite(
    partyCalls,
    (parties, { id, change }: Of<PersonChange>, submission) => parties.change(id, change, submission),
    debts,
  );

/** A payment to or from a party. */
export const usePartyPayment = (personId: string) =>
  useWrite(
    partyCalls,
    (parties, payment: PartyPayment, submission) => parties.pay(personId, payment, submission),
    [...money, ...debts, ...slips, ...invoices],
  );

/** One payment, with all that its receipt prints. */
export const usePaymentMade = (id: Id) =>
  useRecord('payment', id, partyCalls, (parties, it) => parties.payment(it));

/** Records an opening balance or a write-off. */
export const usePartyEntry = (personId: string) =>
  useWrite(
    partyCalls,
    (parties, entry: PartyEntry, submission) => parties.enter(personId, entry, submission),
    [...money, ...debts, ...slips, ...invoices],
  );

export const useVoidPayment = () =>
  useWrite(
    partyCalls,
    (parties, { id, change }: Of<PaymentVoid>, submission) => parties.voidPayment(id, change, submission),
    [...money, ...debts, ...slips, ...invoices],
  );

export const useChangeDueDate = () =>
  useWrite(
    partyCalls,
    (parties, { id, change }: Of<DueDateChange>, submission) => parties.changeDueDate(id, change, submission),
    [...debts, ...slips, ...invoices, 'dashboard'],
  );
