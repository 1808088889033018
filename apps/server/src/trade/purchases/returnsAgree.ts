import { dayText, purchaseLines, reverseLines, sum } from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { equals, type LinesByEntry, paidBy, posted } from '../../books/proofs/proof.ts';
import type { Slip } from './slip.ts';

/**
 * Proves that each return and void posted its amounts for phones that are gone, and that every such phone has
 * one.
 */
export async function returnsAgree(
  shop: ShopReader,
  slips: readonly Slip[],
  lines: LinesByEntry,
): Promise<string[]> {
  const returns = await shop.selectFrom('purchase_returns').selectAll().execute();
  const units = await shop
    .selectFrom('purchase_return_units')
    .innerJoin('units', 'units.id', 'purchase_return_units.unit_id')
    .select([
      'return_id',
      'unit_id',
      'units.purchase_id',
      'units.imei1',
      'units.state',
      'units.cost as unit_cost',
      'purchase_return_units.cost',
    ])
    .execute();
  const gone = await shop
    .selectFrom('units')
    .select(['id', 'imei1'])
    .where('state', '=', 'returned-to-supplier')
    .execute();
  const unitsOf = Map.groupBy(units, (unit) => unit.return_id);
  const returnsOf = Map.groupBy(returns, (it) => it.purchase_id);
  const returned = Map.groupBy(units, (unit) => unit.unit_id);
  const offBalance = await creditsById(shop);
  return [
    ...slips.flatMap((slip) => {
      const name = `Slip ${slip.slip_number}`;
      const own = returnsOf.get(slip.id) ?? [];
      return [
        ...equals(`What was returned of ${name}`, sum(own.map(({ total }) => total)), slip.returned_total),
        ...(own.some(({ kind }) => kind === 'void') === (slip.status === 'void')
          ? []
          : [`${name} is ${slip.status}, which its returns contradict`]),
        ...own.flatMap((it) => {
          const says = () =>
            reverseLines(
              purchaseLines({
                cost: it.total,
                payment: paidBy(it),
                party: slip.person_id,
                later: it.off_balance,
              }),
            );
          const phones = unitsOf.get(it.id) ?? [];
          const state = it.kind === 'void' ? 'void' : 'returned-to-supplier';
          return [
            ...posted(`The ${it.kind} of ${name} on ${dayText(it.date, 'en')}`, it.entry_number, says, lines),
            ...equals(`The phones of a ${it.kind} of ${name}`, sum(phones.map(({ cost }) => cost)), it.total),
            ...equals(
              `What a ${it.kind} of ${name} took off the balance`,
              it.kind === 'void' ? it.off_balance : (offBalance.get(it.id) ?? 0),
              it.off_balance,
            ),
            ...phones
              .filter(
                (phone) =>
                  phone.state !== state || phone.cost !== phone.unit_cost || phone.purchase_id !== slip.id,
              )
              .map(({ imei1 }) => `The phone ${imei1} contradicts the ${it.kind} of ${name}`),
          ];
        }),
      ];
    }),
    ...gone
      .filter(({ id }) => returned.get(id)?.length !== 1)
      .map(({ imei1 }) => `The phone ${imei1} was returned to nobody, or twice`),
  ];
}

/** Credits that returns left with their parties. */
async function creditsById(shop: ShopReader): Promise<Map<string, number>> {
  const credits = await shop
    .selectFrom('party_credits')
    .select(['id', 'amount'])
    .where('source', '=', 'return')
    .where('side', '=', 'payable')
    .execute();
  return new Map(credits.map(({ id, amount }) => [id, amount]));
}
