import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GridErrorBook } from './GridErrorBook.ts';
import { GridStore } from './GridStore.ts';

interface Item {
  name: string;
}

const isMissing = ({ name }: Item) => (name === '' ? { name: 'Enter a name' } : undefined);
const blank = (): Item => ({ name: '' });
const storeOf = (...names: string[]) =>
  new GridStore(
    blank,
    names.map((name) => ({ name })),
  );

describe('GridErrorBook', () => {
  it('counts as many errors as there are, through every change', () => {
    const step = fc.tuple(fc.nat(6), fc.constantFrom('', 'x'), fc.nat(8));
    fc.assert(
      fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
        const store = storeOf('', 'a', '');
        const book = new GridErrorBook(store, isMissing);
        book.count();
        book.subscribe(() => undefined);
        for (const [place, name, count] of steps) {
          store.type(store.getKeys()[place] ?? '', 'name', name, null);
          if (count % 3 === 0) store.setCount(count);
          expect(book.count()).toBe(store.getRows().filter((row) => isMissing(row)).length);
        }
      }),
    );
  });

  it('counts the errors of rows that are there', () => {
    const store = storeOf('a', 'b');
    const [first = '', second = ''] = store.getKeys();
    const book = new GridErrorBook(
      store,
      new Map([
        [first, { name: 'Taken' }],
        [second, { name: undefined }],
        ['gone', { name: 'Taken' }],
      ]),
    );
    expect(book.count()).toBe(1);
    store.removeRows([first]);
    expect(book.count()).toBe(0);
  });

  it('counts a cell once whose text cannot be read either', () => {
    const store = storeOf('');
    const [key = ''] = store.getKeys();
    const book = new GridErrorBook(store, isMissing);
    store.type(key, 'name', '', { text: '?', message: 'Unreadable' });
    expect(book.errorsOf(key)).toEqual({ name: 'Enter a name' });
    store.tellProblem(key, 'name');
    expect(book.errorsOf(key)).toEqual({ name: 'Unreadable' });
    expect(book.count()).toBe(1);
  });
});
