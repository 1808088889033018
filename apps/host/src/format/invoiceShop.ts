import type { Shop } from '@handset/domain';
import type { InvoiceShop } from '@handset/flows';

/** What a sale holds, as far as the shop has terms for it. */
interface Sold {
  /** New or Used, of each phone. */
  conditions: readonly string[];
  hasAccessories: boolean;
}

/** The shop as the head and the foot of a sale's invoice show it: each line of the terms for what was sold is one. */
export function invoiceShop(shop: Shop, { conditions, hasAccessories }: Sold): InvoiceShop {
  const { terms } = shop;
  const applying = [
    conditions.includes('New') ? terms.new : null,
    conditions.includes('Used') ? terms.used : null,
    hasAccessories ? terms.accessories : null,
  ];
  const lines = applying.flatMap((text) => text?.split('\n') ?? []).map((line) => line.trim());
  const sentences = [...new Set(lines.filter((line) => line !== ''))];
  const address = [...shop.addresses, ...(shop.city ? [shop.city] : [])].join('\n');
  return {
    name: shop.name,
    ownerName: shop.ownerName,
    number: shop.number,
    ...(address === '' ? {} : { address }),
    ...(sentences.length === 0 ? {} : { terms: sentences }),
  };
}
