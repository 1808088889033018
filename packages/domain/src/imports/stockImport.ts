import * as z from 'zod';
import {
  CONDITIONS,
  type Condition,
  RAM_MEMORY_OPTIONS,
  SPECIFICATIONS,
  type Specification,
} from '../catalog/catalog.ts';
import type { UNIT_STATES } from '../contract/answers.ts';
import { optionalDaySchema } from '../day/daySchema.ts';
import { hasValidCheckDigit } from '../imei/imei.ts';
import { imeiSchema, optionalImeiSchema } from '../imei/imeiSchema.ts';
import { readImeiText } from '../imei/readImeiText.ts';
import { MAX_PRICE, type MinorUnits, parseRupees } from '../money/money.ts';
import { phoneLabels, phoneSchemas } from '../phone/phoneFields.ts';
import { fieldRefusals, type Refusal, refusal } from '../refusals/refusals.ts';
import { breaks, type Locale, report } from '../rules/rules.ts';
import { searchKey } from '../text/searchKey.ts';
import { optionalText, requiredText } from '../text/text.ts';
import { asWire, optional } from '../wire/encoding.ts';
import {
  type CellReading,
  readDay,
  readImei,
  readMoney,
  readPercent,
  readWords,
  type SheetCell,
} from './sheetCell.ts';

/** Limits of one stock import. */
export const IMPORT_LIMITS = { rows: 5000, bytes: 8 * 1024 * 1024 };

const price = () => asWire.money({ min: 1, max: MAX_PRICE });

/** A row of a stock import. Blank fields are absent. By default a phone is new and came today. */
const stockRowSchema = z
  .strictObject({
    imei1: imeiSchema,
    imei2: optionalImeiSchema,
    name: optionalText(),
    companyName: requiredText(60),
    modelName: requiredText(80),
    condition: optional(z.enum(CONDITIONS, breaks('choice'))),
    ...phoneSchemas('import', asWire),
    purchasePrice: price(),
    demandPrice: optional(price()),
    finalPrice: optional(price()),
    date: optionalDaySchema,
  })
  .superRefine((row, ctx) => {
    if (row.imei2 !== undefined && row.imei2 === row.imei1) report(ctx, ['imei2'], 'imei.same');
  });
export type StockRow = z.output<typeof stockRowSchema>;
export type StockField = keyof StockRow;

interface StockColumn {
  field: StockField;
  /** As the template and the export of phones call it. */
  header: Record<Locale, string>;
  /** Other headings accepted for the column. */
  names: readonly string[];
  kind: keyof typeof READERS;
  isRequired?: true;
  /** Help text in the template. */
  takes: string;
  /** Reads other spellings of what it takes, where there are any. */
  read?(cell: SheetCell): CellReading;
}

const READERS = {
  imei: readImei,
  text: readWords,
  percent: readPercent,
  money: readMoney,
  /** Money that not everybody may see. */
  cost: readMoney,
  day: readDay,
};

/** The columns that an import of stock knows, in the order of the template and of the export of phones. */
export const STOCK_COLUMNS: readonly StockColumn[] = [
  {
    field: 'imei1',
    header: { en: 'IMEI 1', ur: 'آئی ایم ای آئی 1' },
    names: ['imei', 'imei no', 'imei number', 'first imei'],
    kind: 'imei',
    isRequired: true,
    takes: '15 digits; the column is text, so that no digit is lost',
  },
  {
    field: 'imei2',
    header: { en: 'IMEI 2', ur: 'آئی ایم ای آئی 2' },
    names: ['imei 2 no', 'second imei'],
    kind: 'imei',
    takes: 'Of a phone with two SIMs',
  },
  {
    field: 'companyName',
    header: { en: 'Company', ur: 'کمپنی' },
    names: ['company name', 'brand', 'make', 'maker', 'manufacturer'],
    kind: 'text',
    isRequired: true,
    takes: 'Such as Samsung',
  },
  {
    field: 'modelName',
    header: { en: 'Model', ur: 'ماڈل' },
    names: ['model name', 'model specifications', 'phone', 'phone model'],
    kind: 'text',
    isRequired: true,
    takes: 'Such as Galaxy A15',
  },
  {
    field: 'name',
    header: { en: 'Name', ur: 'نام' },
    names: ['phone name', 'title'],
    kind: 'text',
    takes: 'How your shop calls the phone; company and model when blank',
  },
  {
    field: 'ramMemory',
    header: labelOf('ramMemory'),
    names: ['ram', 'memory', 'storage', 'ram rom', 'ram storage'],
    kind: 'text',
    takes: `Such as ${RAM_MEMORY_OPTIONS.slice(0, 4).join(', ')}`,
  },
  {
    field: 'color',
    header: labelOf('color'),
    names: ['colour'],
    kind: 'text',
    takes: 'Any',
  },
  {
    field: 'condition',
    header: { en: 'Condition', ur: 'حالت' },
    names: ['phone condition', 'new or used', 'new/used'],
    kind: 'text',
    takes: `${CONDITIONS.join(' or ')}; ${CONDITIONS[0]} when blank`,
    read: readCondition,
  },
  {
    field: 'specifications',
    header: labelOf('specifications'),
    names: [
      'specs',
      'specification',
      'pta',
      'pta status',
      'pta/specifications',
      'approval',
      'پی ٹی اے حیثیت',
    ],
    kind: 'text',
    takes: `One of: ${SPECIFICATIONS.join(', ')}`,
    read: readSpecification,
  },
  {
    field: 'batteryHealth',
    header: labelOf('batteryHealth'),
    names: ['battery', 'battery percentage', 'بیٹری'],
    kind: 'percent',
    takes: 'A percentage from 1 to 100',
  },
  {
    field: 'purchasePrice',
    header: labelOf('purchasePrice'),
    names: ['purchase', 'cost', 'cost price', 'buying price'],
    kind: 'cost',
    isRequired: true,
    takes: 'What the phone cost, in rupees',
  },
  {
    field: 'demandPrice',
    header: labelOf('demandPrice'),
    names: ['demand', 'asking price', 'sale price'],
    kind: 'money',
    takes: 'In rupees',
  },
  {
    field: 'finalPrice',
    header: labelOf('finalPrice'),
    names: ['final', 'minimum price', 'last price'],
    kind: 'money',
    takes: 'In rupees',
  },
  {
    field: 'date',
    header: { en: 'Date', ur: 'تاریخ' },
    names: ['purchase date', 'date of purchase', 'stock date', 'in date'],
    kind: 'day',
    takes: 'The day on which the phone came; today when blank',
  },
];

/** The header of a column that is named as the forms name it. */
function labelOf(field: keyof typeof phoneLabels.en): Record<Locale, string> {
  return { en: phoneLabels.en[field], ur: phoneLabels.ur[field] };
}

/** Normalises a name, ignoring the keyboard, case, spacing and punctuation. */
function key(name: string): string {
  return searchKey(name).replace(/[^\p{L}\p{N}]/gu, '');
}

const columnByName = new Map(
  STOCK_COLUMNS.flatMap((known) =>
    [known.header.en, known.header.ur, ...known.names].map((name) => [key(name), known] as const),
  ),
);

/** The column that a header means, if it is one of ours. */
export function stockColumn(header: string): StockColumn | undefined {
  return columnByName.get(key(header));
}

/** Whether a heading names the column of states in an export of phones. */
export function isStateHeader(header: string): boolean {
  // Earlier exports call it 'State'.
  return ['status', 'state', key('کیفیت')].includes(key(header));
}

const GONE = new Set(
  (['sold', 'returned-to-supplier', 'void'] satisfies (typeof UNIT_STATES)[number][]).map(key),
);

/** Whether a state says that the shop no longer has a phone. Other words, such as `Good`, say nothing about that. */
export function isGone(state: SheetCell): boolean {
  return state !== null && 'text' in state && GONE.has(key(state.text));
}

const CONDITION_NAMES: Record<string, Condition> = {
  new: 'New',
  brandnew: 'New',
  boxpack: 'New',
  pinpack: 'New',
  نیا: 'New',
  نئی: 'New',
  used: 'Used',
  secondhand: 'Used',
  '2ndhand': 'Used',
  old: 'Used',
  preowned: 'Used',
  استعمالشدہ: 'Used',
  پرانا: 'Used',
};

function readCondition(cell: SheetCell): CellReading {
  return chosen(readWords(cell), CONDITION_NAMES);
}

const SPECIFICATION_NAMES: Record<string, Specification> = {
  ...Object.fromEntries(SPECIFICATIONS.map((specification) => [key(specification), specification])),
  ptaapproved: 'PTA',
  approved: 'PTA',
  registered: 'PTA',
  fu: 'Non-PTA FU',
  factoryunlocked: 'Non-PTA FU',
  jv: 'Non-PTA JV',
  patch: 'Patch Approval',
  patchapproved: 'Patch Approval',
};

function readSpecification(cell: SheetCell): CellReading {
  return chosen(readWords(cell), SPECIFICATION_NAMES);
}

function chosen(reading: CellReading, names: Record<string, string>): CellReading {
  if (!('said' in reading) || reading.said.trim() === '') return reading;
  const word = key(reading.said);
  return { said: Object.hasOwn(names, word) ? (names[word] ?? reading.said) : reading.said };
}

type StockPrice = 'purchasePrice' | 'demandPrice' | 'finalPrice';

/** The result of reading a row: a phone or its errors by field, and warnings. */
export interface StockRowReading {
  row?: StockRow;
  /** Each price as it was read, also of a row with errors; null where it is blank or wrong. */
  prices: Record<StockPrice, MinorUnits | null>;
  errors: Partial<Record<StockField, Refusal>>;
  warnings: Partial<Record<StockField, Refusal>>;
}

/** A cell with both IMEIs of a phone counts as two cells, as it does when it is pasted on the screens. */
function withBothImeis(cells: ReadonlyMap<StockField, SheetCell>): ReadonlyMap<StockField, SheetCell> {
  const [first, second] = [cells.get('imei1'), cells.get('imei2')];
  const isSecondBlank = !second || ('text' in second && second.text.trim() === '');
  if (!first || !('text' in first) || !isSecondBlank) return cells;
  const readings = readImeiText(first.text).lines.flatMap((line) => line.readings);
  const [one, two, ...more] = readings[0]?.slot === 2 ? readings.toReversed() : readings;
  if (one?.imei === undefined || two?.imei === undefined || more.length > 0) return cells;
  return new Map([...cells, ['imei1', { text: one.imei }], ['imei2', { text: two.imei }]]);
}

/** Reads a row of an import of stock. Every field that is wrong is named at once. */
export function readStockRow(written: ReadonlyMap<StockField, SheetCell>): StockRowReading {
  const cells = withBothImeis(written);
  const said: Partial<Record<StockField, string>> = {};
  const broken: Partial<Record<StockField, Refusal>> = {};
  for (const { field, kind, read = READERS[kind] } of STOCK_COLUMNS) {
    const reading = read(cells.get(field) ?? null);
    if ('said' in reading) said[field] = reading.said;
    else broken[field] = refusal(reading.broken);
  }
  const parsed = stockRowSchema.safeParse({
    ...said,
    imei1: said.imei1 ?? '',
    purchasePrice: said.purchasePrice ?? '',
  });
  const errors: StockRowReading['errors'] = {
    ...(parsed.success ? {} : fieldRefusals(parsed.error)),
    ...broken,
  };
  for (const field of ['condition', 'specifications'] as const)
    if (errors[field] !== undefined && broken[field] === undefined)
      errors[field] = refusal('choice-of', {
        choices: field === 'condition' ? CONDITIONS : SPECIFICATIONS,
        rule: refusal('choice'),
      });
  const priceOf = (field: StockPrice) => {
    const read = parseRupees(said[field], MAX_PRICE);
    return read.ok && errors[field] === undefined ? read.amount : null;
  };
  const prices = {
    purchasePrice: priceOf('purchasePrice'),
    demandPrice: priceOf('demandPrice'),
    finalPrice: priceOf('finalPrice'),
  };
  if (!parsed.success || Object.keys(errors).length > 0) return { prices, errors, warnings: {} };
  const row = parsed.data;
  const warnings: StockRowReading['warnings'] = {};
  for (const field of ['imei1', 'imei2'] as const) {
    const imei = row[field];
    if (imei !== undefined && !hasValidCheckDigit(imei))
      warnings[field] = refusal('check-digit-wrong', { imei });
  }
  return { row, prices, errors, warnings };
}
