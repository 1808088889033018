import type {
  NewShop,
  RegistrySettings,
  ShopChange,
  SubscriptionDecision,
  TicketReply,
  TicketStatusChange,
} from '@handset/domain';
import {
  registryCalls,
  type ShopsQuery,
  type ShopTicketsQuery,
  type SubscriptionPaymentsQuery,
} from '../../resources/registry.ts';
import type { Id, Of } from '../identity.ts';
import { usePages } from '../usePages.ts';
import { useRead, useRecord } from '../useRead.ts';
import { useWrite } from '../useWrite.ts';

/** A shop's question, for a registrar. */
export const useShopTicket = (id: Id) =>
  useRecord('shopTicket', id, registryCalls, (registry, it) => registry.ticket(it));

/** The plans and accounts that a registrar sets. */
export const useRegistrySettings = () =>
  useRead(['registrySettings'], registryCalls, (registry) => registry.settings());

/** The shops of a server, for a registrar. */
export const useShops = (query: ShopsQuery) =>
  usePages('shops', query, registryCalls, (registry, page) => registry.shops({ ...query, ...page }));

/** Payments that shops noted, for a registrar. */
export const useSubscriptionPayments = (query: SubscriptionPaymentsQuery) =>
  usePages('subscriptionPayments', query, registryCalls, (registry, page) =>
    registry.payments({ ...query, ...page }),
  );

/** The questions of all shops, for a registrar. */
export const useShopTickets = (query: ShopTicketsQuery) =>
  usePages('shopTickets', query, registryCalls, (registry, page) => registry.tickets({ ...query, ...page }));

export const useCreateShop = () =>
  useWrite(registryCalls, (registry, shop: NewShop, submission) => registry.createShop(shop, submission), [
    'shops',
  ]);

export const useChangeRegisteredShop = () =>
  useWrite(
    registryCalls,
    (registry, { id, change }: Of<ShopChange>, submission) => registry.changeShop(id, change, submission),
    ['shops'],
  );

export const useDecideSubscriptionPayment = () =>
  useWrite(
    registryCalls,
    (registry, { id, change }: Of<SubscriptionDecision>, submission) =>
      registry.decide(id, change, submission),
    ['subscriptionPayments', 'shops'],
  );

export const useChangeRegistrySettings = () =>
  useWrite(
    registryCalls,
    (registry, settings: RegistrySettings, submission) => registry.changeSettings(settings, submission),
    ['registrySettings'],
  );

export const useReplyShopTicket = () =>
  useWrite(
    registryCalls,
    (registry, { id, change }: Of<TicketReply>, submission) => registry.reply(id, change, submission),
    ['shopTickets', 'shopTicket'],
  );

export const useChangeShopTicket = () =>
  useWrite(
    registryCalls,
    (registry, { id, change }: Of<TicketStatusChange>, submission) =>
      registry.changeTicket(id, change, submission),
    ['shopTickets', 'shopTicket'],
  );
