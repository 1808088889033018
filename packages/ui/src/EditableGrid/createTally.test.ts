import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createTally } from './createTally.ts';
import { GridStore } from './GridStore.ts';

interface Item {
  price: number | null;
}

const price = fc.option(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }), { nil: null });
const item = fc.record({ price });
const place = fc.nat(12);

/** Something that people or the program do to the rows. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('type' as const), place, price }),
  fc.record({ kind: fc.constant('add' as const), place, items: fc.array(item, { maxLength: 4 }) }),
  fc.record({ kind: fc.constant('remove' as const), place }),
  fc.record({ kind: fc.constant('count' as const), count: fc.nat(15) }),
  fc.record({ kind: fc.constant('set' as const), items: fc.array(item, { maxLength: 6 }) }),
  fc.record({
    kind: fc.constant('paste' as const),
    place,
    prices: fc.array(price, { maxLength: 6 }),
    items: fc.array(item, { maxLength: 3 }),
    isUndone: fc.boolean(),
  }),
);

function take(store: GridStore<Item>, done: typeof step extends fc.Arbitrary<infer T> ? T : never): void {
  const keys = store.getKeys();
  switch (done.kind) {
    case 'type':
      store.type(keys[done.place] ?? '', 'price', done.price, null);
      return;
    case 'add':
      store.addRows(done.items, done.place);
      return;
    case 'remove':
      store.removeRows(keys.slice(done.place, done.place + 2));
      return;
    case 'count':
      store.setCount(done.count);
      return;
    case 'set':
      store.setRows(done.items);
      return;
    case 'paste': {
      const edits = done.prices.map((value, at) => ({
        key: keys[done.place + at] ?? '',
        columnId: 'price',
        value,
      }));
      const reversal = store.write(edits, 'paste', done.items);
      if (done.isUndone) store.revert(reversal);
    }
  }
}

const blank = (): Item => ({ price: null });
const measure = ({ price: amount }: Item) => amount ?? 0;

describe('createTally', () => {
  it('always equals the full sum, whatever is done to the rows', () => {
    fc.assert(
      fc.property(fc.array(item), fc.array(step, { maxLength: 30 }), (items, steps) => {
        const store = new GridStore(blank, items);
        const tally = createTally(store, measure);
        tally.get();
        tally.subscribe(() => undefined);
        for (const done of steps) {
          take(store, done);
          expect(tally.get()).toBe(store.getRows().reduce((sum, row) => sum + measure(row), 0));
        }
      }),
    );
  });

  it('measures the changed row alone', () => {
    const measured = vi.fn(measure);
    const store = new GridStore(
      blank,
      Array.from({ length: 1000 }, () => ({ price: 5 })),
    );
    const tally = createTally(store, measured);
    expect(tally.get()).toBe(5000);
    tally.subscribe(() => undefined);
    measured.mockClear();
    store.setValues(store.getKeys()[500] ?? '', { price: 7 });
    expect(tally.get()).toBe(5002);
    expect(measured).toHaveBeenCalledTimes(2);
  });

  it('counts what is no number as nothing', () => {
    const store = new GridStore(blank, [{ price: Number.NaN }, { price: 3 }]);
    expect(createTally(store, measure).get()).toBe(3);
  });
});
