import {
  type DueDateChange,
  type NewParty,
  type PartyEntry,
  type PartyPayment,
  type PaymentVoid,
  type Person,
  type PersonChange,
  partyContract,
} from '@handset/domain';
import { ApiError } from '../client/ApiError.ts';
import { callsOver, type QueryOf } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import { malformed, type Transport } from '../client/transport.ts';

/** Filters of a list of parties. */
export type PartyQuery = QueryOf<typeof partyContract.list>;

/** A range of days of one party's ledger, and a page. */
export type PartyLedgerQuery = QueryOf<typeof partyContract.ledger>;

/** Filters of a list of debts; `from` and `to` are due days. */
export type DueQuery = QueryOf<typeof partyContract.dues>;

/** Filters of a list of advances. */
export type AdvanceQuery = QueryOf<typeof partyContract.advances>;

/** Filters of one party's bills. */
export type PartyDuesQuery = QueryOf<typeof partyContract.duesOf>;

/** Parties of the shop and the balances with them. */
export function partyCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    /** Everybody, from the full list or else from the list of names; when both fail it is logged and thrown. */
    persons: async (): Promise<Person[]> => {
      try {
        return personsOf(await call(partyContract.persons));
      } catch (error) {
        if (isAborted(error)) throw error;
      }
      try {
        return personsOf(await call(partyContract.personNames));
      } catch (error) {
        if (!isAborted(error)) transport.log('The list of entities could not be loaded', error);
        throw error;
      }
    },
    create: (party: NewParty, submission: Submission) =>
      call(partyContract.create, { body: { ...party, number: wireNumber(party.number) }, submission }),
    /** The record of one customer or supplier, whole. */
    record: async (id: string) => (await call(partyContract.record, { params: { id } })).data,
    change: (id: string, change: PersonChange, submission: Submission) =>
      call(partyContract.change, { params: { id }, body: change, submission }),

    /** Parties page by page, with their trade and balances. */
    list: (query?: PartyQuery) => call(partyContract.list, { query }),
    /** Everybody with a balance: positive is owed to the shop. */
    balances: async () => (await call(partyContract.balances)).data,
    ledger: (personId: string, query?: PartyLedgerQuery) =>
      call(partyContract.ledger, { params: { personId }, query }),
    /** Receives money from a party, or pays it. */
    pay: (personId: string, payment: PartyPayment, submission: Submission) =>
      call(partyContract.pay, { params: { personId }, body: payment, submission }),
    /** Records an opening balance or a write-off. */
    enter: (personId: string, entry: PartyEntry, submission: Submission) =>
      call(partyContract.enter, { params: { personId }, body: entry, submission }),
    /** A payment, an opening balance or a write-off, and its effect. */
    payment: async (id: string) => (await call(partyContract.payment, { params: { id } })).data,
    /** Voids a payment, an opening balance or a write-off. */
    voidPayment: (id: string, reason: PaymentVoid, submission: Submission) =>
      call(partyContract.voidPayment, { params: { id }, body: reason, submission }),

    /** Debts of parties and to them, by age. */
    dues: (query?: DueQuery) => call(partyContract.dues, { query }),
    /** Advances, either way. */
    advances: (query?: AdvanceQuery) => call(partyContract.advances, { query }),
    /** Every bill and payment behind what one party owes or is owed. */
    duesOf: async (personId: string, query?: PartyDuesQuery) =>
      (await call(partyContract.duesOf, { params: { personId }, query })).data,
    /** Moves the day by which a bill is to be paid. */
    changeDueDate: (billId: string, change: DueDateChange, submission: Submission) =>
      call(partyContract.changeDueDate, { params: { billId }, body: change, submission }),
  };
}

/** Whether the caller cancelled the request, which is not a failure. */
function isAborted(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'aborted';
}

/** `{ persons }`, `{ data }` or the bare list. */
function personsOf(answer: unknown): Person[] {
  const { persons, data } = (answer ?? {}) as { persons?: unknown; data?: unknown };
  const list = [persons, data, answer].find(Array.isArray);
  if (!list) throw malformed(200);
  return list as Person[];
}

/** The integer of the contract for a mobile number of the country; any other number would lose digits that way. */
function wireNumber(number: string): number | string {
  const mobile = /^\+92(3\d{9})$/.exec(number);
  return mobile ? Number(mobile[1]) : number;
}
