import type {
  NewShop,
  RegistrySettings,
  registeredShopAnswer,
  registeredShopsAnswer,
  ShopChange,
  SubscriptionDecision,
  shopTicketAnswer,
  shopTicketsAnswer,
  shopTicketWrittenAnswer,
  TicketReply,
  TicketStatusChange,
} from '@handset/domain';
import { path, read, write } from '../client/calls.ts';
import type { Submission } from '../client/Submission.ts';
import type { Query, Transport } from '../client/transport.ts';
import type { Answer } from '../wire/Answer.ts';
import {
  registrySettingsChangedShape,
  registrySettingsShape,
  shopSubscriptionPaymentsShape,
  subscriptionDecidedShape,
} from '../wire/answerShapes.ts';
import { toWire } from '../wire/money.ts';

interface Paged extends Query {
  limit?: number | undefined;
  cursor?: string | undefined;
}

/** Which shops a registrar's list shows. */
export interface ShopsQuery extends Paged {
  q?: string | undefined;
  status?: string | undefined;
  planId?: string | undefined;
  /** Whose due day is before this one. */
  dueBefore?: string | undefined;
}

/** Which payments of shops a registrar's list shows. */
export interface SubscriptionPaymentsQuery extends Paged {
  status?: string | undefined;
  shopId?: string | undefined;
}

/** Which questions of shops a registrar's list shows. */
export interface ShopTicketsQuery extends Paged {
  status?: string | undefined;
}

type ShopSaved = Promise<Answer<typeof registeredShopAnswer>>;
type TicketSaved = Promise<Answer<typeof shopTicketWrittenAnswer>>;

/** What registrars do for the shops of a server; none of it shows a shop's books. */
export function registryCalls(transport: Transport) {
  return {
    shops: (query?: ShopsQuery) => transport.get<Answer<typeof registeredShopsAnswer>>('api/shop', query),
    createShop: (shop: NewShop, submission: Submission): ShopSaved =>
      transport.send('POST', 'api/shop', shop, submission),
    changeShop: (id: string, change: ShopChange, submission: Submission): ShopSaved =>
      transport.send('PATCH', path`api/shop/${id}`, change, submission),

    payments: (query?: SubscriptionPaymentsQuery) =>
      read(transport, shopSubscriptionPaymentsShape, 'api/subscription/payments', query),
    decide: (paymentId: string, decision: SubscriptionDecision, submission: Submission) =>
      write(
        transport,
        subscriptionDecidedShape,
        { method: 'PATCH', path: path`api/subscription/payments/${paymentId}`, body: decision },
        submission,
      ),
    settings: () => read(transport, registrySettingsShape, 'api/subscription/settings'),
    changeSettings: (settings: RegistrySettings, submission: Submission) =>
      write(
        transport,
        registrySettingsChangedShape,
        {
          method: 'PUT',
          path: 'api/subscription/settings',
          body: toWire(settings, { plans: [{ price: 'money' }] }),
        },
        submission,
      ),

    tickets: (query?: ShopTicketsQuery) =>
      transport.get<Answer<typeof shopTicketsAnswer>>('api/support/all', query),
    ticket: async (id: string) =>
      (await transport.get<Answer<typeof shopTicketAnswer>>(path`api/support/all/${id}`)).data,
    reply: (id: string, reply: TicketReply, submission: Submission): TicketSaved =>
      transport.send('POST', path`api/support/all/${id}/reply`, reply, submission),
    changeTicket: (id: string, change: TicketStatusChange, submission: Submission): TicketSaved =>
      transport.send('PATCH', path`api/support/all/${id}`, change, submission),
  };
}
