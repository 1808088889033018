import {
  type AccountId,
  type Day,
  type DayBook,
  LADDER_GROUPS,
  type LadderGroup,
  ladderGroup,
} from '@handset/domain';
import type { ShopReader } from '../../base/database/HandsetDatabase.ts';
import { openingBalance } from '../../books/balances.ts';
import type { DayEntry } from './dayEntries.ts';

interface Flow {
  in: number;
  out: number;
}

/** Each drawer and bank through a day: opening, movements, closing. */
export async function dayLadders(
  shop: ShopReader,
  date: Day,
  entries: readonly DayEntry[],
): Promise<DayBook['ladders']> {
  const banks = await shop
    .selectFrom('banks')
    .select(['id', 'bank_name', 'is_active'])
    .orderBy('bank_name')
    .orderBy('id')
    .execute();
  const accounts = [
    { account: 'cash:pocket' as AccountId, name: 'Pocket Cash', isActive: true },
    ...banks.map((bank) => ({
      account: `bank:${bank.id}` as const,
      name: bank.bank_name,
      isActive: bank.is_active === 1,
    })),
  ];
  const ladders: DayBook['ladders'] = [];
  for (const { account, name, isActive } of accounts) {
    const opening = await openingBalance(shop, account, date);
    const { steps, groups, moved } = flowsThrough(account, entries);
    if (!isActive && opening === 0 && steps.size === 0) continue;
    ladders.push({
      account,
      name,
      opening,
      steps: [...steps].map(([event, flow]) => ({ event, ...flow })),
      groups: LADDER_GROUPS.flatMap((group) => {
        const flow = groups.get(group);
        return flow ? [{ group, ...flow }] : [];
      }),
      closing: opening + moved,
    });
  }
  return ladders;
}

function flowsThrough(account: AccountId, entries: readonly DayEntry[]) {
  const steps = new Map<string, Flow>();
  const groups = new Map<LadderGroup, Flow>();
  let moved = 0;
  for (const { event, origin, lines } of entries) {
    for (const { debit, credit, amount } of lines) {
      if (debit !== account && credit !== account) continue;
      const isIn = debit === account;
      add(steps, event, isIn, amount);
      add(groups, ladderGroup(origin), isIn, amount);
      moved += isIn ? amount : -amount;
    }
  }
  return { steps, groups, moved };
}

function add<Key>(flows: Map<Key, Flow>, key: Key, isIn: boolean, amount: number) {
  const flow = flows.get(key) ?? { in: 0, out: 0 };
  flow[isIn ? 'in' : 'out'] += amount;
  flows.set(key, flow);
}
