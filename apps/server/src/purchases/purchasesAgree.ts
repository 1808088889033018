import { purchaseLines, sum } from '@handset/domain';
import { equals, type LinesByEntry, paidBy, posted } from '../books/proof.ts';
import type { ShopReader } from '../database/HandsetDatabase.ts';

/** Each purchase posted exactly what it says, and its units cost what was paid for them. */
export async function purchasesAgree(shop: ShopReader, lines: LinesByEntry): Promise<string[]> {
  const documents = await shop.selectFrom('purchases').selectAll().execute();
  const units = await shop
    .selectFrom('units')
    .select(['purchase_id', 'cost'])
    .where('purchase_id', 'is not', null)
    .execute();
  const unitsOf = Map.groupBy(units, (unit) => unit.purchase_id);
  return documents.flatMap((purchase) => {
    const slip = `Slip ${purchase.slip_number}`;
    const says = () =>
      purchaseLines({
        cost: purchase.total,
        payment: paidBy(purchase),
        party: purchase.person_id,
        later: purchase.payable_later,
      });
    return [
      ...posted(slip, purchase.entry_number, says, lines),
      ...equals(
        `The cost of the phones of ${slip}`,
        sum((unitsOf.get(purchase.id) ?? []).map((unit) => unit.cost)),
        purchase.total,
      ),
    ];
  });
}
