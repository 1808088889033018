import type { Day } from '@handset/domain';
import type { Shop, Unit } from './Shop.ts';

/** An event of a phone, as the model notes it. */
export interface Step {
  unit: string;
  what: 'comes' | 'sold' | 'settled' | 'back' | 'unsold' | 'sent' | 'home' | 'gone' | 'undone';
  /** Its day. That of `comes` is the unit's own, which an edit may move. */
  on: Day;
}

/** Notes what happens to phones, after all that was noted before. */
export function note(shop: Shop, what: Step['what'], units: readonly string[], on: Day): void {
  for (const unit of units) shop.steps.push({ unit, what, on });
}

/** The place where each step finds a record, and the one where it leaves it. */
const STEPS: Record<Exclude<Step['what'], 'comes'>, [from: string, to: string]> = {
  sold: ['here', 'customer'],
  settled: ['out', 'customer'],
  back: ['customer', 'here'],
  unsold: ['customer', 'here'],
  sent: ['here', 'out'],
  home: ['out', 'here'],
  gone: ['here', 'supplier'],
  undone: ['here', 'never'],
};

/**
 * Says what cannot be in the lives of the shop's phones. A phone is a pile of records: reading its steps in their order
 * finds each of them at the top, and a new one is put there only when the one below is not in the shop.
 */
export function impossible(shop: Shop): string | undefined {
  for (const phone of phonesOf(shop)) {
    const pile: { unit: string; at: string }[] = [];
    for (const { unit, what, on } of stepsOf(shop, phone)) {
      const top = pile.at(-1);
      if (what === 'comes') {
        if (top?.at === 'here' || top?.at === 'out')
          return `${unit} comes on ${on}, when ${top.unit} is here`;
        pile.push({ unit, at: 'here' });
        continue;
      }
      const [from, to] = STEPS[what];
      if (top?.unit !== unit || top.at !== from)
        return `${unit} is ${what} on ${on}, when ${top?.unit} is ${top?.at}`;
      top.at = to;
      if (to === 'never') pile.pop();
    }
  }
  return undefined;
}

function stepsOf(shop: Shop, phone: readonly Unit[]): Step[] {
  const all = shop.steps.map((step, order) => ({ ...step, order }));
  const steps = phone.flatMap((unit) => {
    const own = all.filter((step) => step.unit === unit.key);
    for (const step of own) if (step.what === 'comes') step.on = unit.acquiredOn;
    const last = own.sort(inTime).at(-1);
    if (unit.isOffSlip && last) own.push({ ...last, what: 'undone', order: last.order + 0.5 });
    return standing(own);
  });
  return steps.sort(inTime);
}

/** Leaves out what was undone on the day on which it was recorded: that day it never was. */
function standing<Noted extends Step>(own: readonly Noted[]): Noted[] {
  const left: Noted[] = [];
  for (const step of own) {
    const last = left.at(-1);
    const undoes = { unsold: 'sold', undone: 'comes' }[step.what as string];
    if (last && last.what === undoes && last.on === step.on) left.pop();
    else left.push(step);
  }
  return left;
}

function inTime(a: { on: Day; order: number }, b: { on: Day; order: number }): number {
  return a.on === b.on ? a.order - b.order : a.on < b.on ? -1 : 1;
}

/** The records of each phone: those that one can get to from the other by a common IMEI. */
function phonesOf({ units }: Shop): Unit[][] {
  const left = new Set(units);
  const phones: Unit[][] = [];
  for (const first of units) {
    if (!left.delete(first)) continue;
    const phone = [first];
    for (const known of phone)
      for (const other of left)
        if (other.imeis.some((imei) => known.imeis.includes(imei))) {
          left.delete(other);
          phone.push(other);
        }
    phones.push(phone);
  }
  return phones;
}
