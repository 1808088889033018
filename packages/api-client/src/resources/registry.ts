import {
  type NewShop,
  type RegistrySettings,
  registryContract,
  type ShopChange,
  type SubscriptionDecision,
  type TicketReply,
  type TicketStatusChange,
} from '@handset/domain';
import { callsOver, type QueryOf } from '../client/callsOver.ts';
import type { Submission } from '../client/Submission.ts';
import type { Transport } from '../client/transport.ts';

/** Filters of a registrar's list of shops. */
export type ShopsQuery = QueryOf<typeof registryContract.shops>;

/** Filters of a registrar's list of payments. */
export type SubscriptionPaymentsQuery = QueryOf<typeof registryContract.payments>;

/** Filters of a registrar's list of questions. */
export type ShopTicketsQuery = QueryOf<typeof registryContract.tickets>;

/** Registrars' work on the shops of a server. It never shows a shop's books. */
export function registryCalls(transport: Transport) {
  const call = callsOver(transport);
  return {
    shops: (query?: ShopsQuery) => call(registryContract.shops, { query }),
    createShop: (shop: NewShop, submission: Submission) =>
      call(registryContract.createShop, { body: shop, submission }),
    changeShop: (id: string, change: ShopChange, submission: Submission) =>
      call(registryContract.changeShop, { params: { id }, body: change, submission }),

    payments: (query?: SubscriptionPaymentsQuery) => call(registryContract.payments, { query }),
    decide: (id: string, decision: SubscriptionDecision, submission: Submission) =>
      call(registryContract.decide, { params: { id }, body: decision, submission }),
    settings: () => call(registryContract.settings),
    changeSettings: (settings: RegistrySettings, submission: Submission) =>
      call(registryContract.changeSettings, { body: settings, submission }),

    tickets: (query?: ShopTicketsQuery) => call(registryContract.tickets, { query }),
    ticket: async (id: string) => (await call(registryContract.ticket, { params: { id } })).data,
    reply: (id: string, reply: TicketReply, submission: Submission) =>
      call(registryContract.reply, { params: { id }, body: reply, submission }),
    changeTicket: (id: string, change: TicketStatusChange, submission: Submission) =>
      call(registryContract.changeTicket, { params: { id }, body: change, submission }),
  };
}
