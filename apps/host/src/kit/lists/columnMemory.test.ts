import { expect, it } from 'vitest';
import { memoryStorage } from '../session/memoryStorage.fixtures.ts';
import { readColumns, writeColumns } from './columnMemory.ts';

it('remembers the columns of each list by itself', () => {
  const storage = memoryStorage();
  writeColumns(storage, 'sales', { hidden: ['profit'], widths: { total: 140 } });
  expect(readColumns(storage, 'sales')).toEqual({ hidden: ['profit'], widths: { total: 140 } });
  expect(readColumns(storage, 'purchases')).toBeUndefined();
});

it.each(['', 'not json', 'null', '[]', '{"hidden":1,"widths":{}}', '{"hidden":[],"widths":{"a":"b"}}'])(
  'shows all columns where %j is stored',
  (stored) => {
    expect(readColumns(memoryStorage({ 'columns:sales': stored }), 'sales')).toBeUndefined();
  },
);

it('goes on where the browser keeps nothing', () => {
  const storage = memoryStorage();
  storage.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  expect(() => writeColumns(storage, 'sales', { hidden: [], widths: {} })).not.toThrow();
});
