import type { Ledger, NewParty, PartyName, PartyPayment, Person, partyNamesAnswer } from '@handset/domain';
import type { Submission } from '../client/Submission.ts';
import { malformed, type Query, type Transport } from '../client/transport.ts';
import { type Answer, answerShapes } from '../wire/answerShapes.ts';
import { fromWire, toWire } from '../wire/money.ts';

/** A range of days, a text and a page of a ledger or list. */
export interface ListQuery extends Query {
  q?: string | undefined;
  from?: string | undefined;
  to?: string | undefined;
  sort?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** People and firms that the shop deals with, and what is owed between them. */
export function partyCalls(transport: Transport, log: (...data: unknown[]) => void) {
  return {
    /** Everybody, from the full list or else from the list of names; when both fail it is logged and thrown. */
    persons: async (): Promise<Person[]> => {
      try {
        return personsOf(await transport.get('api/person/all'));
      } catch {
        try {
          return personsOf(await transport.get('api/person/nameAndId'));
        } catch (error) {
          log('The list of entities could not be loaded', error);
          throw error;
        }
      }
    },
    create: (party: NewParty, submission: Submission) =>
      transport.send<{ message: string; data: Person }>(
        'POST',
        'api/person/create',
        { ...party, number: wireNumber(party.number) },
        submission,
      ),
    /** Everybody with a balance: positive is owed to the shop. */
    balances: async (): Promise<PartyName[]> =>
      fromWire<Answer<typeof partyNamesAnswer>>(
        await transport.get('api/partyLedger/getAllNames'),
        answerShapes.partyNames,
      ).data,
    ledger: async (personId: string, query?: ListQuery) =>
      fromWire<Ledger>(
        await transport.get(`api/partyLedger/${encodeURIComponent(personId)}`, query),
        answerShapes.ledger,
      ),
    pay: (personId: string, payment: PartyPayment, submission: Submission) =>
      transport.send<{ message: string }>(
        'POST',
        `api/partyLedger/${encodeURIComponent(personId)}/payment`,
        toWire(payment, { amount: 'money', accountCash: 'money', pocketCash: 'money' }),
        submission,
      ),
  };
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
