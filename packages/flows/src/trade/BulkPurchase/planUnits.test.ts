import type { SimOption } from '@handset/domain';
import { describe, expect, it } from 'vitest';
import { imeiOf } from './bulk.fixtures.ts';
import { type BulkUnit, blankUnit } from './bulkDraft.ts';
import { LotBook } from './LotBook.ts';
import { planUnits } from './planUnits.ts';
import { rowsOf } from './rows.fixtures.ts';

const unit = (imei1: string, imei2 = ''): BulkUnit => ({ ...blankUnit(), imei1, imei2 });
const [a, b, c, d] = [1, 2, 3, 4].map(imeiOf) as [string, string, string, string];

/** Plans a text pasted into a field of one of these rows. */
function plan(
  units: readonly BulkUnit[],
  text: string,
  at?: [row: number, field: 'imei1' | 'imei2'],
  simOption: SimOption = 'Single SIM',
) {
  const rows = rowsOf(units);
  const book = new LotBook();
  book.enter('a', rows);
  const rowKey = rows.getKeys()[at?.[0] ?? 0] ?? '';
  const { filled, added, leftOut } = planUnits(text, {
    ...{ book, rows, simOption },
    at: at && { entryId: 'a', rowKey, field: at[1] },
  });
  return {
    filled: filled.map(({ key, values }) => [rows.indexOf(key), ...Object.values(values).filter(Boolean)]),
    added: added.map(({ imei1 }) => imei1),
    leftOut: leftOut.map(({ text: left, reason }) => `${left} ${reason}`),
  };
}

describe('a list that is pasted', () => {
  it('fills blank rows from the one that it is pasted into, then those before it, then new ones', () =>
    expect(plan([unit(''), unit(a), unit('')], `${b}\n${c}\n${d}`, [2, 'imei1'])).toEqual({
      filled: [
        [2, b],
        [0, c],
      ],
      added: [d],
      leftOut: [],
    }));

  it('writes over no IMEI, also where it is pasted', () =>
    expect(plan([unit(a), unit('')], `${b}\n${a}`, [0, 'imei1'])).toEqual({
      filled: [[1, b]],
      added: [],
      leftOut: [`${a} in-form`],
    }));

  it('replaces what is no IMEI where it is pasted', () =>
    expect(plan([unit('3569'), unit('')], `${a}\n${b}`, [0, 'imei1']).filled).toEqual([
      [0, a],
      [1, b],
    ]));

  it('into second IMEIs goes line by line beside the phones', () =>
    expect(plan([unit(a), unit(b), unit('')], `${c}\n${c}\n${d}`, [0, 'imei2'], 'Dual SIM')).toEqual({
      filled: [
        [0, c],
        [2, d],
      ],
      added: [],
      leftOut: [`${c} twice`],
    }));

  it('of pairs goes into rows that hold neither IMEI', () =>
    expect(plan([unit(''), unit('', a)], `${b}\t${c}`, [1, 'imei1'], 'Dual SIM').filled).toEqual([
      [0, b, c],
    ]));
});
