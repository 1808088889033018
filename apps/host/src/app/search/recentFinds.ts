import type { FoundItem } from './foundItems.ts';

/** Maximum number of recent results: in a list of ten, the work of every day and the pinned pages follow. */
const MAX_RECENT = 3;

/** Recent results per user, in memory only, so a shared device keeps no names. */
const recent = new Map<string, readonly FoundItem[]>();

/** The results that a user opened last. */
export function recentFinds(userId: string): readonly FoundItem[] {
  return recent.get(userId) ?? [];
}

/** Notes that a user opened a result. What changes from hour to hour is left out. */
export function noteFind(userId: string, { state: _s, amount: _a, balance: _b, ...item }: FoundItem): void {
  const others = recentFinds(userId).filter(({ key }) => key !== item.key);
  recent.set(userId, [item, ...others].slice(0, MAX_RECENT));
}
