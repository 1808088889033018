import { expect, it } from 'vitest';
import { stockRows } from './stockRows.ts';

const holding = { new: 1, used: 0, dispatched: 0, costValue: 100, demandValue: 120, oldestDays: 3 };

it('makes a row of each kind of phone, also where its memory is not known', () => {
  const rows = stockRows([
    {
      companyName: 'Samsung',
      ...holding,
      models: [
        {
          modelName: 'A35',
          ...holding,
          variants: [
            { ramMemory: '8/128', ...holding },
            { ramMemory: null, ...holding },
          ],
        },
      ],
    },
    { companyName: 'Nokia', ...holding, models: [] },
  ]);
  expect(rows.map(({ companyName, modelName, ramMemory }) => [companyName, modelName, ramMemory])).toEqual([
    ['Samsung', 'A35', '8/128'],
    ['Samsung', 'A35', null],
  ]);
  expect(new Set(rows.map(({ key }) => key)).size).toBe(2);
});
