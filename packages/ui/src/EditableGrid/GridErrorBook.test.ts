import { describe, expect, it } from 'vitest';
import { GridErrorBook } from './GridErrorBook.ts';
import { GridStore } from './GridStore.ts';

interface Item {
  name: string;
}

const blank = (): Item => ({ name: '' });
const storeOf = (...names: string[]) =>
  new GridStore(
    blank,
    names.map((name) => ({ name })),
  );

describe('GridErrorBook', () => {
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
    const book = new GridErrorBook(store, new Map([[key, { name: 'Enter a name' }]]));
    store.type(key, 'name', '', { text: '?', message: 'Unreadable' });
    expect(book.errorsOf(key)).toEqual({ name: 'Enter a name' });
    store.tellProblem(key, 'name');
    expect(book.errorsOf(key)).toEqual({ name: 'Unreadable' });
    expect(book.count()).toBe(1);
  });
});
