import { accessCalls } from '../resources/access.ts';
import { accessoryCalls } from '../resources/accessories.ts';
import { catalogCalls } from '../resources/catalog.ts';
import { committeeCalls } from '../resources/committees.ts';
import { dispatchCalls } from '../resources/dispatches.ts';
import { expenseCalls } from '../resources/expenses.ts';
import { ledgerCalls } from '../resources/ledger.ts';
import { auditCalls, chatCalls, notificationCalls, searchCalls } from '../resources/messages.ts';
import { partyCalls } from '../resources/parties.ts';
import { phoneCalls } from '../resources/phones.ts';
import { purchaseCalls } from '../resources/purchases.ts';
import { registryCalls } from '../resources/registry.ts';
import { parkedSaleCalls, saleCalls } from '../resources/sales.ts';
import { sheetCalls } from '../resources/sheets.ts';
import { shopCalls } from '../resources/shop.ts';
import { subscriptionCalls } from '../resources/subscription.ts';
import { supportCalls } from '../resources/support.ts';
import { bankCalls, walletCalls } from '../resources/wallet.ts';
import { warrantyCalls } from '../resources/warranty.ts';
import { newSubmission } from './Submission.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** Options of `createApiClient`. */
export type ApiClientOptions = TransportOptions;

/** The API's calls by area. Every amount taken or returned is in minor units; failures throw `ApiError`. */
export type ApiClient = ReturnType<typeof createApiClient>;

/** A typed client of the whole API. It has no state, so an app may create several. */
export function createApiClient(options: ApiClientOptions) {
  const transport = createTransport(options);
  return {
    /** The transport of this client, for `ApiProvider` and for single areas of calls. */
    transport,
    newSubmission,
    access: accessCalls(transport),
    accessories: accessoryCalls(transport),
    audit: auditCalls(transport),
    banks: bankCalls(transport),
    catalog: catalogCalls(transport),
    chat: chatCalls(transport),
    committees: committeeCalls(transport),
    dispatches: dispatchCalls(transport),
    expenses: expenseCalls(transport),
    ledger: ledgerCalls(transport),
    notifications: notificationCalls(transport),
    parkedSales: parkedSaleCalls(transport),
    parties: partyCalls(transport),
    phones: phoneCalls(transport),
    purchases: purchaseCalls(transport),
    registry: registryCalls(transport),
    sales: saleCalls(transport),
    search: searchCalls(transport),
    sheets: sheetCalls(transport),
    shop: shopCalls(transport),
    subscription: subscriptionCalls(transport),
    support: supportCalls(transport),
    wallet: walletCalls(transport),
    warranty: warrantyCalls(transport),
  };
}
