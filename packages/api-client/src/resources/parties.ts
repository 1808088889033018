import type {
  DueDateChange,
  NewParty,
  PartyEntry,
  PartyPayment,
  PaymentVoid,
  Person,
  PersonChange,
  personChangedAnswer,
} from '@handset/domain';
import { ApiError } from '../client/ApiError.ts';
import { path, read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import { malformed, type Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import {
  advancesShape,
  billChangedShape,
  duesShape,
  partiesShape,
  partyDuesShape,
  partyLedgerShape,
  partyNamesShape,
  partyPaymentMadeShape,
  partyPaymentVoidShape,
  personRecordShape,
} from '../wire/answerShapes.ts';
import { toWire } from '../wire/money.ts';
import type { ListQuery } from './queries.ts';

/** Which parties a list shows. */
export interface PartyQuery extends Omit<ListQuery, 'from' | 'to'> {
  /** `receivable`, `payable` or `settled`. */
  side?: string | undefined;
  /** Only those with something overdue: `true`. */
  overdue?: string | undefined;
}

/** Which debts a list shows; its days are those on which they are due. */
export interface DueQuery extends ListQuery {
  /** `receivable` or `payable`. */
  side?: string | undefined;
  personId?: string | undefined;
  /** Only what should be paid by now: `true`; only what is not due yet: `false`. */
  overdue?: string | undefined;
}

/** Which advances a list shows. */
export interface AdvanceQuery extends Omit<ListQuery, 'from' | 'to'> {
  /** `receivable` or `payable`. */
  side?: string | undefined;
  personId?: string | undefined;
}

/** Which bills of one party are shown. */
export interface PartyDuesQuery extends Omit<ListQuery, 'q' | 'sort'> {
  /** `receivable` or `payable`. */
  side?: string | undefined;
  /** @default 'open' */
  status?: 'open' | 'settled' | 'all' | undefined;
}

/** People and firms that the shop deals with, and what is owed between them. */
export function partyCalls(transport: Transport) {
  return {
    /** Everybody, from the full list or else from the list of names; when both fail it is logged and thrown. */
    persons: async (): Promise<Person[]> => {
      try {
        return personsOf(await transport.get('api/person/all'));
      } catch (error) {
        if (isAborted(error)) throw error;
      }
      try {
        return personsOf(await transport.get('api/person/nameAndId'));
      } catch (error) {
        if (!isAborted(error)) transport.log('The list of entities could not be loaded', error);
        throw error;
      }
    },
    create: (party: NewParty, submission: Submission) =>
      transport.send<{ message: string; data: Person }>(
        'POST',
        'api/person/create',
        { ...party, number: wireNumber(party.number) },
        submission,
      ),
    /** The record of one customer or supplier, whole. */
    record: async (id: string) => (await read(transport, personRecordShape, path`api/person/${id}`)).data,
    change: (id: string, change: PersonChange, submission: Submission) =>
      transport.send<Answer<typeof personChangedAnswer>>('PATCH', path`api/person/${id}`, change, submission),

    /** Parties page by page, with what was traded and how they stand. */
    list: (query?: PartyQuery) => read(transport, partiesShape, 'api/partyLedger', query),
    /** Everybody with a balance: positive is owed to the shop. */
    balances: async () => (await read(transport, partyNamesShape, 'api/partyLedger/getAllNames')).data,
    ledger: (personId: string, query?: ListQuery) =>
      read(transport, partyLedgerShape, path`api/partyLedger/${personId}`, query),
    /** Receives money from a party, or pays it. */
    pay: (personId: string, payment: PartyPayment, submission: Submission) =>
      write(
        transport,
        partyPaymentMadeShape,
        {
          method: 'POST',
          path: path`api/partyLedger/${personId}/payment`,
          body: toWire(payment, {
            amount: 'money',
            accountCash: 'money',
            pocketCash: 'money',
            bills: [{ amount: 'money' }],
          }),
        },
        submission,
      ),
    /** Notes what stood open before the books began, or lets a debt go. */
    enter: (personId: string, entry: PartyEntry, submission: Submission) =>
      write(
        transport,
        partyPaymentMadeShape,
        {
          method: 'POST',
          path: path`api/partyLedger/${personId}/entry`,
          body: toWire(entry, { amount: 'money', bills: [{ amount: 'money' }] }),
        },
        submission,
      ),
    /** Undoes a payment, an opening balance or a debt let go. */
    voidPayment: (id: string, reason: PaymentVoid, submission: Submission) =>
      write(
        transport,
        partyPaymentVoidShape,
        { method: 'POST', path: path`api/partyLedger/payment/${id}/void`, body: reason },
        submission,
      ),

    /** What parties owe and are owed, with its age. */
    dues: (query?: DueQuery) => read(transport, duesShape, 'api/payablesAndReceivables', query),
    /** What was paid ahead, either way. */
    advances: (query?: AdvanceQuery) =>
      read(transport, advancesShape, 'api/payablesAndReceivables/advances', query),
    /** Every bill and payment behind what one party owes or is owed. */
    duesOf: async (personId: string, query?: PartyDuesQuery) =>
      (await read(transport, partyDuesShape, path`api/payablesAndReceivables/${personId}`, query)).data,
    /** Moves the day by which a bill is to be paid. */
    changeDueDate: (billId: string, change: DueDateChange, submission: Submission) =>
      write(
        transport,
        billChangedShape,
        { method: 'PATCH', path: path`api/payablesAndReceivables/bill/${billId}`, body: change },
        submission,
      ),
  };
}

/** Whether nobody waits for the answer any more: nothing has failed. */
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
