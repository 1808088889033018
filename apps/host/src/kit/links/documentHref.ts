import { dispatchHref } from './dispatchHref.ts';
import { phoneHref } from './phoneHref.ts';

/** Address of the document behind a movement or a notification, from the reference in the books. */
export function documentHref(refType: string | null, refId: string | null): string | undefined {
  if (!refId) return undefined;
  const id = encodeURIComponent(refId);
  switch (refType) {
    case 'sale':
      return `/sales/saleInvoices/${id}`;
    case 'purchase':
      return `/purchase/purchaseRecords/${id}`;
    case 'unit':
      return phoneHref(refId);
    case 'dispatch':
      return dispatchHref(refId);
    case 'accessory':
      return `/app/dashboard/addAccessory?id=${id}`;
    case 'accessory-purchase':
      return '/app/dashboard/addAccessory';
    case 'committee':
      return `/app/dashboard/commetyLedger?id=${id}`;
    case 'person':
      return `/app/dashboard/partyLedger/${id}`;
    case 'day':
      return `/todayBook?date=${id}`;
    default:
      return undefined;
  }
}
