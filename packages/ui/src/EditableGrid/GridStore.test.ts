import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { GridStore } from './GridStore.ts';

interface Item {
  name: string;
  count: number | null;
}

const blank = (): Item => ({ name: '', count: null });
const named = (...names: string[]): Item[] => names.map((name) => ({ name, count: null }));
const storeOf = (...names: string[]) => new GridStore(blank, named(...names));
const namesIn = (store: GridStore<Item>) => store.getRows().map(({ name }) => name);
const keyAt = (store: GridStore<Item>, place: number) => store.getKeys()[place] ?? '';

describe('GridStore', () => {
  it('keeps the first rows when there are to be more, and all of them for a count that is none', () => {
    const store = storeOf('a');
    const key = keyAt(store, 0);
    store.setCount(1000);
    store.setCount(Number.NaN);
    expect(store.getRows()).toHaveLength(1000);
    store.setCount(1);
    expect([namesIn(store), keyAt(store, 0)]).toEqual([['a'], key]);
    store.setCount(-3);
    expect(store.getRows()).toEqual([]);
  });

  it('says nothing when nothing changes', () => {
    const store = storeOf('a');
    const listener = vi.fn();
    store.subscribe(listener);
    store.setValues(keyAt(store, 0), { name: 'a' });
    store.setValues('none', { name: 'b' });
    store.removeRows(['none']);
    store.setCount(1);
    expect(listener).not.toHaveBeenCalled();
  });

  it('keeps each key at its place, never uses one twice, and changes no row that it gave away', () => {
    const store = storeOf('a', 'b', 'c');
    const known = store.getKeys();
    const before = store.getRows();
    store.removeRows([keyAt(store, 1)]);
    store.addRows(named('d'), 0);
    store.setValues(keyAt(store, 1), { name: 'e' });
    expect(before).toEqual(named('a', 'b', 'c'));
    expect(namesIn(store)).toEqual(['d', 'e', 'c']);
    expect(store.getKeys().map(store.indexOf)).toEqual([0, 1, 2]);
    expect(known).not.toContain(keyAt(store, 0));
  });

  it('takes back a paste exactly', () => {
    const block = fc.uniqueArray(fc.tuple(fc.nat(9), fc.string()), { selector: ([place]) => place });
    fc.assert(
      fc.property(fc.array(fc.string(), { minLength: 10 }), block, (names, cells) => {
        const store = storeOf(...names);
        const [rows, keys] = [store.getRows(), store.getKeys()];
        store.write(
          cells.map(([place, value]) => ({ key: keyAt(store, place), columnId: 'name', value })),
          'paste',
        )();
        expect([store.getRows(), store.getKeys()]).toEqual([rows, keys]);
      }),
    );
  });

  it('leaves what was typed after a paste', () => {
    const store = storeOf('a', 'b');
    const [first = '', second = ''] = store.getKeys();
    const cells = [first, second].map((key) => ({ key, columnId: 'name', value: 'x' }));
    const undo = store.write(cells, 'paste');
    store.type(second, 'name', 'typed', null);
    expect(undo()).toBe(true);
    expect(namesIn(store)).toEqual(['a', 'typed']);
    expect(undo()).toBe(false);
  });

  it('brings removed rows back to their places with their keys', () => {
    const store = storeOf('a', 'b', 'c');
    const keys = store.getKeys();
    const undos = [keys[2], keys[0]].map((key = '') => store.remove(key));
    for (const undo of undos.reverse()) expect(undo()).toBe(true);
    expect(namesIn(store)).toEqual(['a', 'b', 'c']);
    expect(store.getKeys()).toEqual(keys);
  });

  it('brings a text that could not be read back with a paste that is undone', () => {
    const store = storeOf('a');
    const key = keyAt(store, 0);
    store.type(key, 'count', null, { text: 'many', message: 'Enter a whole number' });
    const undo = store.write([{ key, columnId: 'count', value: 3 }], 'paste');
    expect(store.getProblems().size).toBe(0);
    undo();
    expect(store.getProblems().get(key)?.get('count')?.text).toBe('many');
  });

  it('counts an error once in a cell whose text cannot be read either, and none of a row that is gone', () => {
    const store = storeOf('', 'b');
    const [first = '', second = ''] = store.getKeys();
    const said = { name: 'Enter a name' };
    const errors = new Map([
      [first, said],
      [second, { name: '' }],
      ['gone', said],
    ]);
    store.type(first, 'name', '', { text: '?', message: 'Unreadable' });
    expect(store.errorAt(first, 'name', said)).toBe('Enter a name');
    store.tellProblem(first, 'name');
    expect(store.errorAt(first, 'name', said)).toBe('Unreadable');
    expect(store.countErrors(errors)).toBe(1);
    store.removeRows([first]);
    expect(store.countErrors(errors)).toBe(0);
    expect(store.getProblems().size).toBe(0);
  });
});
