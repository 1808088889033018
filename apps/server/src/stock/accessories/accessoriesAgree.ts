import { type AccountId, accessoryPurchaseLines, sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { equals, type LinesByEntry, type Proof, paidBy, posted } from '../../books/proofs/proof.ts';

/**
 * Proves that accessories are the sum of their movements, in quantity and value, and that each purchase
 * posted exactly its amounts.
 */
export const accessoriesAgree: Proof = async (shop, lines, balances) => [
  ...(await stockAgrees(shop, balances)),
  ...(await purchasesAgree(shop, lines)),
];

async function stockAgrees(shop: ShopReader, balances: ReadonlyMap<AccountId, number>): Promise<string[]> {
  const accessories = await shop
    .selectFrom('accessories')
    .select(['id', 'name', 'quantity', 'value'])
    .execute();
  const movements = await shop
    .selectFrom('accessory_movements')
    .select((row) => [
      'accessory_id',
      row.fn.sum<number>('quantity').as('quantity'),
      row.fn.sum<number>('amount').as('amount'),
    ])
    .groupBy('accessory_id')
    .execute();
  const movementsOf = new Map(movements.map((row) => [row.accessory_id, row]));
  return [
    ...equals(
      'The value of the accessories',
      sum(accessories.map(({ value }) => value)),
      balances.get('stock:accessories') ?? 0,
    ),
    ...accessories.flatMap(({ id, name, quantity, value }) => {
      const moved = movementsOf.get(id) ?? { quantity: 0, amount: 0 };
      return [
        ...equals(`The value of ${name}`, value, moved.amount),
        ...(quantity === moved.quantity ? [] : [`The number of ${name} is not the sum of its movements`]),
        ...(quantity === 0 ? equals(`The value of ${name}, of which there is none,`, value, 0) : []),
      ];
    }),
  ];
}

async function purchasesAgree(shop: ShopReader, lines: LinesByEntry): Promise<string[]> {
  const purchases = await shop.selectFrom('accessory_purchases').selectAll().execute();
  return purchases.flatMap((purchase) => {
    const says = () =>
      accessoryPurchaseLines({
        cost: purchase.total,
        payment: paidBy(purchase),
        party: purchase.person_id ?? undefined,
        later: purchase.payable_later,
      });
    return posted('A purchase of accessories', purchase.entry_number, says, lines);
  });
}
