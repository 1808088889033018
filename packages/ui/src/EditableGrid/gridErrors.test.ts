import { describe, expect, it } from 'vitest';
import { GridStore } from './GridStore.ts';
import type { GridRowErrors } from './gridColumns.ts';
import { countErrors, errorAt } from './gridErrors.ts';

interface Item {
  name: string;
}

const blank = (): Item => ({ name: '' });
const storeOf = (...names: string[]) =>
  new GridStore(
    blank,
    names.map((name) => ({ name })),
  );

describe('the errors of a grid', () => {
  it('are counted in rows that are there', () => {
    const store = storeOf('a', 'b');
    const [first = '', second = ''] = store.getKeys();
    const errors = new Map<string, GridRowErrors<Item>>([
      [first, { name: 'Taken' }],
      [second, { name: undefined }],
      ['gone', { name: 'Taken' }],
    ]);
    expect(countErrors(store, errors)).toBe(1);
    store.removeRows([first]);
    expect(countErrors(store, errors)).toBe(0);
  });

  it('are counted once in a cell whose text cannot be read either', () => {
    const store = storeOf('');
    const [key = ''] = store.getKeys();
    const said = { name: 'Enter a name' };
    const errors = new Map([[key, said]]);
    const shown = () => errorAt('name', store.getProblems().get(key), said);
    store.type(key, 'name', '', { text: '?', message: 'Unreadable' });
    expect(shown()).toBe('Enter a name');
    store.tellProblem(key, 'name');
    expect(shown()).toBe('Unreadable');
    expect(countErrors(store, errors)).toBe(1);
  });
});
