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
  it('keeps the first rows and adds blank ones when there are to be more', () => {
    const store = storeOf('a');
    const key = keyAt(store, 0);
    store.setCount(1000);
    expect(store.getRows()).toHaveLength(1000);
    expect(keyAt(store, 0)).toBe(key);
    store.setCount(1);
    expect(namesIn(store)).toEqual(['a']);
  });

  it.each([Number.NaN, -3])('takes a count of %d for what it can mean', (count) => {
    const store = storeOf('a', 'b');
    store.setCount(count);
    expect(store.getRows()).toHaveLength(Number.isNaN(count) ? 2 : 0);
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

  it('changes no row that it gave away', () => {
    const store = storeOf('a');
    const before = store.getRows();
    store.setValues(keyAt(store, 0), { name: 'b' });
    expect(before).toEqual(named('a'));
    expect(namesIn(store)).toEqual(['b']);
  });

  it('keeps each key at its place and never uses one twice', () => {
    const store = storeOf('a', 'b', 'c');
    const known = [...store.getKeys()];
    store.removeRows([keyAt(store, 1)]);
    store.addRows(named('d'), 0);
    expect(namesIn(store)).toEqual(['d', 'a', 'c']);
    expect(store.getKeys().map(store.indexOf)).toEqual([0, 1, 2]);
    expect(known).not.toContain(keyAt(store, 0));
  });

  it('takes back a paste exactly', () => {
    fc.assert(
      fc.property(
        fc.array(fc.string(), { minLength: 1 }),
        fc.array(fc.tuple(fc.nat(9), fc.string())),
        (names, edits) => {
          const store = storeOf(...names);
          const rows = store.getRows();
          const keys = store.getKeys();
          const written = edits.map(([place, value]) => ({
            key: keys[place % names.length] ?? '',
            columnId: 'name',
            value,
          }));
          // A block writes each cell once.
          const once = [...new Map(written.map((edit) => [edit.key, edit])).values()];
          store.write(once, 'paste')();
          expect(store.getRows()).toEqual(rows);
          expect(store.getKeys()).toEqual(keys);
        },
      ),
    );
  });

  it('leaves what was typed after a paste', () => {
    const store = storeOf('a', 'b');
    const [first = '', second = ''] = store.getKeys();
    const undo = store.write(
      [
        { key: first, columnId: 'name', value: 'x' },
        { key: second, columnId: 'name', value: 'y' },
      ],
      'paste',
    );
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

  it('forgets the problems of a row that is gone', () => {
    const store = storeOf('a', 'b');
    store.type(keyAt(store, 0), 'count', null, { text: 'x', message: 'no' });
    store.removeRows([keyAt(store, 0)]);
    expect(store.getProblems().size).toBe(0);
  });

  it('tells the listeners of a row of that row alone', () => {
    const store = storeOf('a', 'b');
    const [first, second] = [vi.fn(), vi.fn()];
    store.subscribeRow(keyAt(store, 0), first);
    const stop = store.subscribeRow(keyAt(store, 1), second);
    store.setValues(keyAt(store, 1), { name: 'c' });
    expect(first).not.toHaveBeenCalled();
    expect(second).toHaveBeenCalledOnce();
    stop();
    store.setValues(keyAt(store, 1), { name: 'd' });
    expect(second).toHaveBeenCalledOnce();
  });
});
