import type { Found } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { type FoundItem, foundItems, foundPages, takeMostLikely } from './foundItems.ts';

const items = (kind: FoundItem['kind'], count: number): FoundItem[] =>
  Array.from({ length: count }, (_, at) => ({
    key: `${kind} ${at}`,
    kind,
    title: '',
    detail: '',
    href: '/',
  }));

describe('what is listed of what was found', () => {
  it('is everything while there is room', () => {
    expect(takeMostLikely([items('unit', 3), items('party', 2)], 10)).toHaveLength(5);
  });

  it('holds something of every kind, and no more than fits', () => {
    const listed = takeMostLikely([items('unit', 10), items('invoice', 1), items('party', 10)], 6);
    expect(listed.map(({ key }) => key)).toEqual([
      'unit 0',
      'unit 1',
      'unit 2',
      'invoice 0',
      'party 0',
      'party 1',
    ]);
  });

  it('says the price of a phone in stock, not of a sold one', () => {
    const unit = { imei1: '351803119543210', condition: 'Used', demandPrice: 5_000_00, where: {} };
    const units = [
      { ...unit, state: 'in-stock' },
      { ...unit, state: 'sold' },
    ] as Found['units'];
    const found = { units, invoices: [], slips: [], parties: [] };
    const [phones = []] = foundItems(found, { Used: 'استعمال شدہ' }, String, ({ name }) => name);
    expect(phones.map(({ amount }) => amount)).toEqual([5_000_00, undefined]);
    expect(phones[0]?.detail).toContain('استعمال شدہ');
  });

  it('calls customers as the reader does, on their invoices too', () => {
    const person = { _id: '1', name: 'Walk-in customer', number: '', balance: 0 };
    const invoices = [{ _id: '2', person, date: '', total: 0 }];
    const found = { units: [], slips: [], invoices, parties: [person] } as object as Found;
    const [, [invoice] = [], , [party] = []] = foundItems(found, {}, String, () => 'عام گاہک');
    expect(invoice?.detail).toContain('عام گاہک');
    expect(party?.title).toBe('عام گاہک');
  });

  it('finds a page by parts of its words, in any order', () => {
    const pages = [
      { path: '/a', title: 'Purchase Records' },
      { path: '/b', title: 'Today Sales' },
    ];
    expect(foundPages(pages, 'rec pur').map(({ href }) => href)).toEqual(['/a']);
    expect(foundPages(pages, ' ')).toEqual([]);
  });
});
