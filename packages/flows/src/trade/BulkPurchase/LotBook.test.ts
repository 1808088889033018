import { describe, expect, it, vi } from 'vitest';
import { imeiOf, stocked } from './bulk.fixtures.ts';
import { type BulkUnit, blankUnit } from './bulkDraft.ts';
import { LotBook, type LotBookOptions } from './LotBook.ts';
import { rowsOf } from './rows.fixtures.ts';

const unit = (imei1: string, imei2 = ''): BulkUnit => ({ ...blankUnit(), imei1, imei2 });

/** A book with an entry of these rows, called `a`, and what is wrong in each, in their order. */
function bookOf(units: readonly BulkUnit[], options: LotBookOptions = {}) {
  const book = new LotBook(options);
  const rows = rowsOf(units);
  const leave = book.enter('a', rows);
  const problems = () => rows.getKeys().map((key) => book.problemsOf('a').get(key));
  const key = (place: number) => rows.getKeys()[place] ?? '';
  return { book, rows, leave, problems, key };
}

describe('what is wrong in a lot', () => {
  it('an IMEI that stands twice is wrong where it came second, IMEI 1 and 2 being one space', () => {
    const { problems } = bookOf([unit(imeiOf(1), imeiOf(2)), unit(imeiOf(2), imeiOf(3)), unit(imeiOf(3))]);
    expect(problems()).toEqual([undefined, { imei1: 'imei.duplicate' }, { imei1: 'imei.duplicate' }]);
  });

  it('it is found over all entries, and right again once the other is gone', () => {
    const { book, rows, problems, key } = bookOf([unit(imeiOf(1))]);
    const others = rowsOf([unit(imeiOf(1))]);
    book.enter('b', others);
    expect([...book.problemsOf('b').values()]).toEqual([{ imei1: 'imei.duplicate' }]);
    rows.setValues(key(0), { imei1: imeiOf(2) });
    expect(book.problemsOf('b').size).toBe(0);
    rows.setValues(key(0), { imei1: imeiOf(1) });
    expect(problems()).toEqual([{ imei1: 'imei.duplicate' }]);
    others.removeRows(others.getKeys());
    expect(problems()).toEqual([undefined]);
  });

  it('both IMEIs of a phone must differ', () =>
    expect(bookOf([unit(imeiOf(1), imeiOf(1))]).problems()).toEqual([{ imei2: 'imei.same' }]));

  it('an IMEI in stock is wrong, but for those of the lot itself where it is edited', () => {
    const own = unit(imeiOf(1));
    const { book, problems } = bookOf([own, unit(stocked.imei1)], { own: [own.imei1] });
    book.setStock(new Set([own.imei1, stocked.imei1]));
    expect(problems()).toEqual([undefined, { imei1: 'in-stock' }]);
  });

  it('what is no IMEI is wrong at once, but not while it is typed', () => {
    const { book, problems, key } = bookOf([unit('3569'), unit('000000000000000'), unit('3.56938E+14')]);
    const wrong = [{ imei1: 'imei.length' }, { imei1: 'imei.repeated' }, { imei1: 'imei.lost' }];
    expect(problems()).toEqual(wrong);
    book.setTyping({ entryId: 'a', rowKey: key(0), field: 'imei1' });
    expect(problems()).toEqual([undefined, ...wrong.slice(1)]);
    book.setTyping(null);
    expect(problems()).toEqual(wrong);
  });

  it('a blank row is wrong once it was asked for', () => {
    const { book, problems } = bookOf([unit('')]);
    expect(problems()).toEqual([undefined]);
    book.showMissing();
    expect(problems()).toEqual([{ imei1: 'required' }]);
  });

  it('a wrong check digit is wrong until it is confirmed, wherever it is moved', () => {
    const doubtful = '356938035643808';
    const { book, rows, problems, key } = bookOf([unit(doubtful)]);
    expect(problems()).toEqual([{ imei1: 'check-digit' }]);
    expect(book.doubtful().map(({ imei }) => imei)).toEqual([doubtful]);
    book.confirm([doubtful]);
    expect(problems()).toEqual([undefined]);
    expect(book.doubtful()).toEqual([]);
    rows.setValues(key(0), { imei1: '', imei2: doubtful });
    expect(problems()).toEqual([undefined]);
    expect(book.confirmed()).toEqual([doubtful]);
  });

  it('what the server said holds until the IMEI changes', () => {
    const { book, rows, problems, key } = bookOf([unit(imeiOf(1)), unit(imeiOf(2))]);
    book.refuse([{ entryId: 'a', rowKey: key(1), field: 'imei1', said: 'Bought yesterday' }]);
    expect(problems()).toEqual([undefined, { imei1: { said: 'Bought yesterday' } }]);
    rows.setValues(key(1), { imei1: imeiOf(3) });
    expect(problems()).toEqual([undefined, undefined]);
  });
});

describe('following a lot', () => {
  it('counts rows and sound IMEIs as they come and go', () => {
    const { book, rows, leave } = bookOf([unit(imeiOf(1)), unit('3569'), unit('')]);
    expect(book.countOf('a')).toEqual({ units: 3, scanned: 1 });
    rows.addRows([unit(imeiOf(2))]);
    rows.setCount(2);
    expect([book.units(), book.scanned()]).toEqual([2, 1]);
    leave();
    expect([book.units(), book.scanned()]).toEqual([0, 0]);
    expect(book.whereIs(imeiOf(1))).toBeUndefined();
  });

  it('a keystroke that changes nothing that is wrong leaves what was read as it was', () => {
    const { book, rows, key } = bookOf([unit('35'), unit(imeiOf(1), imeiOf(1))]);
    book.setTyping({ entryId: 'a', rowKey: key(0), field: 'imei1' });
    const before = book.problemsOf('a');
    rows.setValues(key(0), { imei1: '356' });
    rows.setValues(key(0), { color: 'Blue' });
    expect(book.problemsOf('a')).toBe(before);
  });

  it('tells of several changes once, and nothing of rows when an entry is only taken in', () => {
    const { book, rows, key } = bookOf([unit(''), unit('')]);
    const told = vi.fn();
    book.subscribeRows(told);
    book.enter('b', rowsOf([unit(imeiOf(9))]));
    expect(told).not.toHaveBeenCalled();
    book.batch(() => {
      rows.setValues(key(0), { imei1: imeiOf(1) });
      rows.setValues(key(1), { imei1: imeiOf(1) });
    });
    expect(told).toHaveBeenCalledOnce();
    expect(book.isTouched()).toBe(true);
    expect(book.whereIs(imeiOf(1), { entryId: 'a', rowKey: key(0), field: 'imei1' })).toBe('in-form');
  });
});
