import type { Shop } from '@handset/domain';
import type { InvoiceShop } from '@handset/flows';

/** The shop as the head and the foot of its invoices show it. */
export function invoiceShop(shop: Shop): InvoiceShop {
  const address = [...shop.addresses, ...(shop.city ? [shop.city] : [])].join('\n');
  return {
    _id: shop._id,
    name: shop.name,
    ownerName: shop.ownerName,
    number: shop.number,
    otherNumbers: shop.otherNumbers,
    address: address || undefined,
    ntn: shop.ntn ?? undefined,
    logo: shop.logo?.url,
    terms: shop.terms,
    footer: shop.footer ?? undefined,
  };
}
