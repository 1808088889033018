import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatImei, withCheckDigit } from '../imei/imei.ts';
import { refusal, refusalMessage } from '../refusals/refusals.ts';
import { readDay, readImei, readMoney, readPercent, readWords, type SheetCell } from './sheetCell.ts';
import { readStockRow, STOCK_COLUMNS, type StockField, stockColumn } from './stockImport.ts';

const text = (said: string): SheetCell => ({ text: said });
const number = (said: string): SheetCell => ({ number: said });
const IMEI = '356938035643809';
/** Errors of a row, as staff read them. */
const errorsOf = (row: Map<StockField, SheetCell>): Partial<Record<StockField, string>> =>
  Object.fromEntries(
    Object.entries(readStockRow(row).errors).map(([field, why]) => [field, refusalMessage(why, 'en')]),
  );

describe('an IMEI in a cell', () => {
  it.each([
    text(IMEI),
    text(`'${IMEI}`),
    text(' 35 6938035 643809 '),
    text('۳۵۶۹۳۸۰۳۵۶۴۳۸۰۹'),
    number(IMEI),
    number('3.56938035643809E14'),
    number('3.56938035643809E+14'),
    number('356938035643809.0'),
    text('3.56938035643809E+14'),
  ])('is read from %j', (cell) => {
    const { row, errors } = readStockRow(rowOf({ imei1: cell }));
    expect(errors).toEqual({});
    expect(row?.imei1).toBe(IMEI);
  });
  it.each([
    text('3.56938E+14'),
    text('3.5693803564E+14'),
    text('356938000000000'),
    number('356938000000000'),
    number('3.56938E14'),
    number('3.569380356438091E+15'),
  ])('that has lost digits is refused: %j', (cell) => {
    expect(errorsOf(rowOf({ imei1: cell })).imei1).toMatch(/lost digits|15 digits/);
  });
  it.each([
    `${IMEI} / 490154203237518`,
    `${IMEI}490154203237518`,
    `${IMEI}\n490154203237518`,
    `IMEI 2: 490154203237518, IMEI 1: ${IMEI}`,
  ])('may come with the second one: %j', (said) => {
    const { row, errors } = readStockRow(rowOf({ imei1: text(said) }));
    expect(errors).toEqual({});
    expect([row?.imei1, row?.imei2]).toEqual([IMEI, '490154203237518']);
  });
  it('is not taken from a cell with two while the second column has one', () =>
    expect(errorsOf(rowOf({ imei1: text(`${IMEI} 490154203237518`), imei2: text(IMEI) })).imei1).toBe(
      'An IMEI has exactly 15 digits',
    ));
  it('is not guessed from a part, a fraction or a date', () => {
    expect(errorsOf(rowOf({ imei1: number('35693803564380.9') })).imei1).toBe('An IMEI has digits only');
    expect(errorsOf(rowOf({ imei1: number('35693803564380') })).imei1).toBe('An IMEI has exactly 15 digits');
    expect(readImei({ day: '2026-11-21' })).toEqual({ broken: 'cell.date' });
  });
  it('is read however it is written', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[1-9]\d{12}[1-9]$/), (first) => {
        const imei = withCheckDigit(first);
        for (const cell of [
          text(imei),
          text(formatImei(imei)),
          number(imei),
          number(Number(imei).toExponential()),
        ])
          expect(readImei(cell)).toEqual({ said: cell !== null && 'text' in cell ? cell.text : imei });
      }),
    );
  });
});

describe('an amount in a cell', () => {
  it.each([
    [text('45,000'), 4_500_000],
    [text('Rs 45,000/-'), 4_500_000],
    [text('۴۵٬۰۰۰'), 4_500_000],
    [text('45000.50'), 4_500_050],
    [text('1،25،000'), 12_500_000],
    [text('450 Rs'), 45_000],
    [text('4.5E+04'), 4_500_000],
    [number('45000'), 4_500_000],
    [number('4.5E4'), 4_500_000],
    [number('45000.5'), 4_500_050],
  ])('%j is %d', (cell, amount) =>
    expect(readStockRow(rowOf({ purchasePrice: cell })).row?.purchasePrice).toBe(amount),
  );
  it.each([
    [text(''), 'This is required'],
    [text('-5'), 'The amount cannot be negative'],
    [text('0'), 'The amount must be more than zero'],
    [text('about 5'), 'Enter an amount such as 12,500 or 12,500.50'],
    [text('45000,50'), 'Enter an amount such as 12,500 or 12,500.50'],
    [text('450,5'), 'Enter an amount such as 12,500 or 12,500.50'],
    [text('45.000'), 'Use at most two decimals (whole paisa)'],
    [text('45.001'), 'Use at most two decimals (whole paisa)'],
    [number('1E15'), 'The amount is too large'],
    [number('0.30000000000000004'), 'Use at most two decimals (whole paisa)'],
  ])('%j is refused', (cell, message) =>
    expect(errorsOf(rowOf({ purchasePrice: cell }))).toEqual({ purchasePrice: message }),
  );
  it('is not a date', () => expect(readMoney({ day: '2026-11-21' })).toEqual({ broken: 'cell.date' }));
});

it.each([
  [text('87'), '87'],
  [text('87 %'), '87'],
  [text('۸۷'), '87'],
  [number('0.87'), '87'],
  [number('1'), '100'],
  [number('87'), '87'],
])('a battery of %j is %s percent', (cell, said) => expect(readPercent(cell)).toEqual({ said }));

describe('a day in a cell', () => {
  it.each([
    { day: '2026-11-21' },
    text("'21/11/2026"),
    text('211126'),
    number('46347'),
    number('46347.58'),
  ] as SheetCell[])('%j is the 21st of November', (cell) =>
    expect(readDay(cell)).toEqual({ said: '2026-11-21' }),
  );
  it.each(['5', '36525', '211126', '21112026', '3.5'])('the number %s is none', (written) =>
    expect(readDay(number(written))).toEqual({ broken: 'date.invalid' }),
  );
});

describe('words in a cell', () => {
  it('may be a number', () => expect(readWords(number('3310'))).toEqual({ said: '3310' }));
  it('may stand behind an apostrophe', () => expect(readWords(text("'2/32"))).toEqual({ said: '2/32' }));
  it('are not the date that a spreadsheet made of them', () =>
    expect(errorsOf(rowOf({ ramMemory: { day: '1932-02-01' } })).ramMemory).toMatch(/made a date/));
});

function rowOf(change: Partial<Record<StockField, SheetCell>>): Map<StockField, SheetCell> {
  const cells: Partial<Record<StockField, SheetCell>> = {
    imei1: text(IMEI),
    companyName: text('Samsung'),
    modelName: text('A15'),
    purchasePrice: number('45000'),
    ...change,
  };
  return new Map(Object.entries(cells) as [StockField, SheetCell][]);
}

describe('a row of an import', () => {
  it('needs an IMEI, a company, a model and a price', () => {
    expect(readStockRow(rowOf({})).row).toEqual({
      imei1: IMEI,
      companyName: 'Samsung',
      modelName: 'A15',
      purchasePrice: 4_500_000,
    });
    expect(errorsOf(new Map())).toEqual({
      imei1: 'This is required',
      companyName: 'This is required',
      modelName: 'This is required',
      purchasePrice: 'This is required',
    });
  });
  it.each([
    ['New', 'New'],
    ['used', 'Used'],
    ['Second hand', 'Used'],
    ['استعمال شدہ', 'Used'],
  ])('knows the condition %s', (said, condition) =>
    expect(readStockRow(rowOf({ condition: text(said) })).row?.condition).toBe(condition),
  );
  it.each([
    ['pta', 'PTA'],
    ['PTA approved', 'PTA'],
    ['non pta fu', 'Non-PTA FU'],
    ['JV', 'Non-PTA JV'],
    ['cpid', 'CPID'],
  ])('knows the specification %s', (said, specification) =>
    expect(readStockRow(rowOf({ specifications: text(said) })).row?.specifications).toBe(specification),
  );
  it('names every field that is wrong, with what may be chosen', () => {
    const errors = errorsOf(
      rowOf({
        imei2: text(IMEI),
        condition: text('so so'),
        specifications: text('Non PTA'),
        batteryHealth: text('120'),
        companyName: text('x'.repeat(61)),
        demandPrice: text('-1'),
        date: text('soon'),
      }),
    );
    expect(errors).toEqual({
      condition: 'Choose one of the options: New, Used',
      specifications: 'Choose one of the options: PTA, Non-PTA FU, Non-PTA JV, CPID, Patch Approval, Other',
      batteryHealth: 'Battery health is a percentage from 1 to 100',
      companyName: 'This is longer than 60 characters',
      demandPrice: 'The amount cannot be negative',
      date: 'Enter a date',
    });
    expect(errorsOf(rowOf({ imei2: text(IMEI) }))).toEqual({
      imei2: 'IMEI 1 and IMEI 2 must differ',
    });
    expect(errorsOf(rowOf({ color: text('constructor') }))).toEqual({});
    expect(errorsOf(rowOf({ condition: text('constructor') })).condition).toBeDefined();
  });
  it('warns of a wrong check digit, and lets it pass', () => {
    const { row, warnings } = readStockRow(rowOf({ imei1: text('356938035643808') }));
    expect(row).toBeDefined();
    expect(warnings.imei1).toEqual(refusal('check-digit-wrong', { imei: '356938035643808' }));
  });
  it('never throws', () => {
    const cell = fc.oneof(
      fc.constant(null),
      fc.string({ unit: 'binary' }).map((said) => ({ text: said })),
      fc.oneof(fc.double().map(String), fc.string()).map((said) => ({ number: said })),
      fc.string().map((day) => ({ day })),
    );
    fc.assert(
      fc.property(fc.array(cell, { minLength: 14, maxLength: 14 }), (cells) => {
        const row = new Map(STOCK_COLUMNS.map(({ field }, index) => [field, cells[index] ?? null]));
        const { row: read, errors } = readStockRow(row);
        expect(read === undefined).toBe(Object.keys(errors).length > 0);
      }),
    );
  });
});

it.each([
  ['IMEI 1', 'imei1'],
  ['imei', 'imei1'],
  ['IMEI-2', 'imei2'],
  ['Company Name', 'companyName'],
  ['RAM / Memory', 'ramMemory'],
  ['Color', 'color'],
  ['Colour', 'color'],
  ['PTA/Specifications', 'specifications'],
  ['PTA', 'specifications'],
  ['Purchase Price', 'purchasePrice'],
  ['قیمت خرید', 'purchasePrice'],
  ['آئی ایم ای آئی ۲', 'imei2'],
])('the column %s is %s', (header, field) => expect(stockColumn(header)?.field).toBe(field));
it.each(['', 'Profit', '__proto__', 'constructor'])('the column %j is none of ours', (header) =>
  expect(stockColumn(header)).toBeUndefined(),
);
