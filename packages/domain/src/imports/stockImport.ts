import * as z from 'zod';
import { CONDITIONS, type Condition, SPECIFICATIONS, type Specification } from '../catalog/catalog.ts';
import { optionalDaySchema } from '../day/daySchema.ts';
import { hasValidCheckDigit } from '../imei/imei.ts';
import { imeiSchema, optionalImeiSchema } from '../imei/imeiSchema.ts';
import { MAX_PRICE } from '../money/money.ts';
import { optionalBatteryHealth } from '../purchase/purchase.ts';
import { breaks, fieldErrors, report, ruleMessage } from '../rules/rules.ts';
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

/** How much one import of stock may hold. */
export const IMPORT_LIMITS = { rows: 5000, bytes: 8 * 1024 * 1024 };

const price = () => asWire.money({ min: 1, max: MAX_PRICE });

/** A row of an import of stock. Blank fields are absent; a phone is new, and came today, unless the row says otherwise. */
const stockRowSchema = z
  .strictObject({
    imei1: imeiSchema,
    imei2: optionalImeiSchema,
    name: optionalText(),
    companyName: requiredText(60),
    modelName: requiredText(80),
    ramMemory: optionalText(40),
    color: optionalText(40),
    condition: optional(z.enum(CONDITIONS, breaks('choice'))),
    specifications: optional(z.enum(SPECIFICATIONS, breaks('choice'))),
    batteryHealth: optionalBatteryHealth(asWire),
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
  header: string;
  /** What else people call it. */
  names: readonly string[];
  isRequired: boolean;
  read(cell: SheetCell): CellReading;
}

function column(
  field: StockField,
  header: string,
  read: StockColumn['read'],
  names: readonly string[],
  isRequired = false,
): StockColumn {
  return { field, header, names, isRequired, read };
}

/** The columns that an import of stock knows, in the order of the template. */
export const STOCK_COLUMNS: readonly StockColumn[] = [
  column(
    'imei1',
    'IMEI 1',
    readImei,
    ['imei', 'imei no', 'imei number', 'first imei', 'آئی ایم ای آئی 1'],
    true,
  ),
  column('imei2', 'IMEI 2', readImei, ['imei 2 no', 'second imei', 'آئی ایم ای آئی 2']),
  column(
    'companyName',
    'Company',
    readWords,
    ['company name', 'brand', 'make', 'maker', 'manufacturer', 'کمپنی'],
    true,
  ),
  column(
    'modelName',
    'Model',
    readWords,
    ['model name', 'model specifications', 'phone', 'phone model', 'ماڈل'],
    true,
  ),
  column('name', 'Name', readWords, ['phone name', 'title', 'نام']),
  column('ramMemory', 'RAM/Memory', readWords, [
    'ram',
    'memory',
    'storage',
    'ram rom',
    'ram storage',
    'ریم/میموری',
  ]),
  column('color', 'Colour', readWords, ['color', 'رنگ']),
  column('condition', 'Condition', readCondition, ['phone condition', 'new or used', 'new/used', 'حالت']),
  column('specifications', 'Specifications', readSpecification, [
    'specs',
    'specification',
    'pta',
    'pta status',
    'pta/specifications',
    'approval',
    'پی ٹی اے حیثیت',
  ]),
  column('batteryHealth', 'Battery', readPercent, ['battery health', 'battery percentage', 'بیٹری']),
  column(
    'purchasePrice',
    'Purchase price',
    readMoney,
    ['purchase', 'cost', 'cost price', 'buying price', 'قیمت خرید'],
    true,
  ),
  column('demandPrice', 'Demand price', readMoney, ['demand', 'asking price', 'sale price', 'مانگ کی قیمت']),
  column('finalPrice', 'Final price', readMoney, ['final', 'minimum price', 'last price', 'حتمی قیمت']),
  column('date', 'Date', readDay, ['purchase date', 'date of purchase', 'stock date', 'in date', 'تاریخ']),
];

/** What is left of a name when neither case nor spacing nor punctuation matters. */
function key(name: string): string {
  return name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 0xf))
    .replace(/[^\p{L}\p{N}]/gu, '');
}

const columnByName = new Map(
  STOCK_COLUMNS.flatMap((known) => [known.header, ...known.names].map((name) => [key(name), known] as const)),
);

/** The column that a header means, if it is one of ours. */
export function stockColumn(header: string): StockColumn | undefined {
  return columnByName.get(key(header));
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

/** What a row says: the phone, or what is wrong with it, by field; and what somebody should look at. */
export interface StockRowReading {
  row?: StockRow;
  errors: Partial<Record<StockField, string>>;
  warnings: Partial<Record<StockField, string>>;
}

/** Reads a row of an import of stock. Every field that is wrong is named at once. */
export function readStockRow(cells: ReadonlyMap<StockField, SheetCell>): StockRowReading {
  const said: Partial<Record<StockField, string>> = {};
  const broken: Partial<Record<StockField, string>> = {};
  for (const { field, read } of STOCK_COLUMNS) {
    const reading = read(cells.get(field) ?? null);
    if ('said' in reading) said[field] = reading.said;
    else broken[field] = ruleMessage(reading.broken);
  }
  const parsed = stockRowSchema.safeParse({
    ...said,
    imei1: said.imei1 ?? '',
    purchasePrice: said.purchasePrice ?? '',
  });
  const errors: StockRowReading['errors'] = {
    ...(parsed.success ? {} : fieldErrors(parsed.error)),
    ...broken,
  };
  for (const field of ['condition', 'specifications'] as const)
    if (errors[field] !== undefined && broken[field] === undefined)
      errors[field] =
        `${ruleMessage('choice')}: ${(field === 'condition' ? CONDITIONS : SPECIFICATIONS).join(', ')}`;
  if (!parsed.success || Object.keys(errors).length > 0) return { errors, warnings: {} };
  const row = parsed.data;
  const warnings: StockRowReading['warnings'] = {};
  for (const field of ['imei1', 'imei2'] as const) {
    const imei = row[field];
    if (imei !== undefined && !hasValidCheckDigit(imei))
      warnings[field] = `The check digit of ${imei} is wrong: compare it with the phone (*#06#)`;
  }
  return { row, errors, warnings };
}
