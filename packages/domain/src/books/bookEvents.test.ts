import { describe, expect, it } from 'vitest';
import { isProfitAccount, kindOfAccount } from './accounts.ts';
import { ENTRY_TYPES, entryType, eventsOf, KNOWN_EVENTS, LADDER_GROUPS, ladderGroup } from './bookEvents.ts';

describe('the type of an entry', () => {
  it('is one for each event, and each of its events is of it', () => {
    for (const type of ENTRY_TYPES) for (const event of eventsOf(type)) expect(entryType(event)).toBe(type);
    expect(new Set(KNOWN_EVENTS).size).toBe(KNOWN_EVENTS.length);
  });
  it('is other for an event that nobody knows', () => {
    expect([entryType('gift'), eventsOf('other')]).toEqual(['other', []]);
  });
});

describe('the step of the ladder', () => {
  it.each([
    ['sale', 'sales'],
    ['sale-return', 'sales'],
    ['purchase', 'purchases'],
    ['accessory-purchase', 'accessories'],
    ['payment-in', 'receipts'],
    ['payment-out', 'payments'],
    ['expense', 'expenses'],
    ['committee-payout', 'committee'],
    ['capital', 'capital'],
    ['drawing', 'drawings'],
    ['transfer', 'transfers'],
    ['opening', 'opening'],
    ['adjustment', 'adjustments'],
    ['gift', 'other'],
  ])('of %s is %s', (event, group) => {
    expect(ladderGroup(event)).toBe(group);
    expect(LADDER_GROUPS).toContain(group);
  });
});

it('tells what makes a profit from what does not', () => {
  expect(['income:phones', 'cost:phones', 'expense:rent', 'adjust:cash'].map(isProfitAccount)).toEqual(
    Array(4).fill(true),
  );
  expect(['cash:pocket', 'party:income', 'equity:capital'].map(isProfitAccount)).toEqual(
    Array(3).fill(false),
  );
  expect(kindOfAccount('bank:a:b')).toBe('bank');
});
