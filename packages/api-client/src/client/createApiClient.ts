import { accessCalls } from '../resources/access.ts';
import { accessoryCalls } from '../resources/accessories.ts';
import { catalogCalls } from '../resources/catalog.ts';
import { ledgerCalls, shopCalls } from '../resources/ledger.ts';
import { partyCalls } from '../resources/parties.ts';
import { phoneCalls } from '../resources/phones.ts';
import { purchaseCalls } from '../resources/purchases.ts';
import { saleCalls } from '../resources/sales.ts';
import { bankCalls, walletCalls } from '../resources/wallet.ts';
import { newSubmission } from './Submission.ts';
import { createTransport, type TransportOptions } from './transport.ts';

/** How to reach the API, and what to do when it no longer knows the user. */
export interface ApiClientOptions extends TransportOptions {
  /** Hears what the specification wants logged only. @default console.error */
  log?: ((...data: unknown[]) => void) | undefined;
}

/** The API's calls by area. Every amount taken or returned is in minor units; failures throw `ApiError`. */
export type ApiClient = ReturnType<typeof createApiClient>;

/** A typed client of the API; it holds no state, so that an app may have as many as it likes. */
export function createApiClient({ log = console.error, ...options }: ApiClientOptions) {
  const transport = createTransport(options);
  return {
    newSubmission,
    access: accessCalls(transport),
    catalog: catalogCalls(transport),
    parties: partyCalls(transport, log),
    banks: bankCalls(transport),
    wallet: walletCalls(transport),
    phones: phoneCalls(transport),
    purchases: purchaseCalls(transport),
    sales: saleCalls(transport),
    accessories: accessoryCalls(transport),
    ledger: ledgerCalls(transport),
    shop: shopCalls(transport),
  };
}
