import { type AccountId, accessoryPurchaseLines, dayText, formatMoney, sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { invoiceNumber } from '../../base/lists/documentNumbers.ts';
import { equals, type LinesByEntry, type Proof, paidBy, posted } from '../../books/proofs/proof.ts';

/**
 * Proves that accessories are the sum of their movements, in quantity and value, that they were never below zero
 * at the end of a day, and that each purchase posted exactly its amounts.
 */
export const accessoriesAgree: Proof = async (shop, lines, balances) => [
  ...(await stockAgrees(shop, balances)),
  ...(await everyDayAgrees(shop)),
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

async function everyDayAgrees(shop: ShopReader): Promise<string[]> {
  const moved = await shop
    .selectFrom('accessory_movements')
    .innerJoin('journal_entries', 'journal_entries.number', 'accessory_movements.entry_number')
    .innerJoin('accessories', 'accessories.id', 'accessory_movements.accessory_id')
    .select((row) => [
      'accessories.id',
      'accessories.name',
      'journal_entries.date',
      row.fn.sum<number>('accessory_movements.quantity').as('quantity'),
      row.fn.sum<number>('accessory_movements.amount').as('value'),
    ])
    .groupBy(['accessories.id', 'accessories.name', 'journal_entries.date'])
    .orderBy('journal_entries.date')
    .execute();
  const broken: string[] = [];
  for (const days of Map.groupBy(moved, ({ id }) => id).values()) {
    let [quantity, value] = [0, 0];
    for (const { id, name, date, ...moves } of days) {
      quantity += moves.quantity;
      value += moves.value;
      if (quantity >= 0 && value >= 0) continue;
      const documents = (await leftOn(shop, id, date)).join(', ');
      broken.push(
        `On ${dayText(date, 'en')} there were ${quantity} of ${name}, worth ${formatMoney(value)}, after ${documents}. ` +
          'If they came before that day, record their purchase again on its own day, and then undo the first one',
      );
      break;
    }
  }
  return broken;
}

/** The documents with which an accessory left the stock on a day. */
async function leftOn(shop: ShopReader, accessoryId: string, date: string): Promise<string[]> {
  const rows = await shop
    .selectFrom('accessory_movements')
    .innerJoin('journal_entries', 'journal_entries.number', 'accessory_movements.entry_number')
    .leftJoin('sales', 'sales.id', 'accessory_movements.ref_id')
    .select(['accessory_movements.entry_number', 'sales.invoice_number'])
    .where('accessory_movements.accessory_id', '=', accessoryId)
    .where('journal_entries.date', '=', date)
    .where((row) =>
      row.or([row('accessory_movements.quantity', '<', 0), row('accessory_movements.amount', '<', 0)]),
    )
    .orderBy('accessory_movements.id')
    .execute();
  return rows.map(({ entry_number, invoice_number }) =>
    invoice_number === null ? `entry ${entry_number}` : invoiceNumber(shop.session.shop, invoice_number),
  );
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
