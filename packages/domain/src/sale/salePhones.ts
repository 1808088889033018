import type { Day } from '../day/day.ts';
import { normaliseImei } from '../imei/readImeiText.ts';
import { readImei } from '../imports/sheetCell.ts';
import { type MinorUnits, sum } from '../money/money.ts';
import type { Rule } from '../rules/rules.ts';
import { searchKey } from '../text/searchKey.ts';

/** A phone as far as its IMEIs go. */
export interface WithImeis {
  imei1: string;
  imei2?: string | null | undefined;
}

/** The IMEIs of a phone. */
export function imeisOfUnit({ imei1, imei2 }: WithImeis): string[] {
  return imei2 ? [imei1, imei2] : [imei1];
}

/** Phones by either of their IMEIs, which are one space; of two phones with one IMEI the first is taken. */
export function unitsByImei<Unit extends WithImeis>(units: Iterable<Unit>): ReadonlyMap<string, Unit> {
  const byImei = new Map<string, Unit>();
  for (const unit of units)
    for (const imei of imeisOfUnit(unit)) if (!byImei.has(imei)) byImei.set(imei, unit);
  return byImei;
}

/** The IMEIs in a pasted or scanned list. */
export interface ImeiList {
  /** The IMEIs in their order, each once. */
  imeis: string[];
  /** Number of repeated IMEIs, which were skipped. */
  repeated: number;
  /** Texts that cannot become an IMEI, each with the rule it breaks. */
  broken: { text: string; rule: Rule }[];
}

/**
 * Reads IMEIs from lines, cells of a spreadsheet, or whatever a scanner wrote: blanks and repetitions are left out, two in one cell are two, and a
 * number that a spreadsheet has shortened (`3.56938E+14`) is not guessed at.
 */
export function readImeiList(text: string): ImeiList {
  const imeis = new Set<string>();
  const list: ImeiList = { imeis: [], repeated: 0, broken: [] };
  for (const cell of text.split(/[\n\r,;،؛\t]+/).map((part) => part.trim())) {
    const reading = readImei({ text: withoutPrefix(cell) });
    if ('broken' in reading) {
      list.broken.push({ text: cell, rule: reading.broken });
      continue;
    }
    for (const imei of imeisIn(normaliseImei(reading.said))) {
      if (imeis.has(imei)) list.repeated += 1;
      imeis.add(imei);
    }
  }
  return { ...list, imeis: [...imeis] };
}

/** A scanner may be set to name the kind of code before it, such as `]C1`. */
function withoutPrefix(cell: string): string {
  return cell.replace(/^\][A-Za-z]\d/, '');
}

function imeisIn(digits: string): string[] {
  if (digits === '') return [];
  return /^\d{30}$/.test(digits) ? [digits.slice(0, 15), digits.slice(15)] : [digits];
}

/** A phone on a sale; its price in minor units, or null while there is none. */
export interface PricedPhone {
  companyName: string;
  modelName: string;
  ramMemory?: string | null | undefined;
  price: MinorUnits | null;
}

/** The phones of one model on a sale; amounts in minor units. */
export interface ModelOnSale {
  /** Key of the group, shared by phones of the same model. */
  key: string;
  /** Company and model. */
  name: string;
  ramMemory: string;
  count: number;
  /** The price of each, or null where it differs or is missing. */
  price: MinorUnits | null;
  /** Whether the phones are priced differently. */
  isMixed: boolean;
  subtotal: MinorUnits;
}

/** Key shared by phones of the same company, model and memory. */
export function modelKey({ companyName, modelName, ramMemory }: Omit<PricedPhone, 'price'>): string {
  return JSON.stringify([companyName, modelName, ramMemory ?? ''].map((part) => searchKey(part)));
}

/** A sale model by model, in the order in which the models come. */
export function modelsOnSale(phones: readonly PricedPhone[]): ModelOnSale[] {
  const groups = new Map<string, [PricedPhone, ...PricedPhone[]]>();
  for (const phone of phones) {
    const key = modelKey(phone);
    const group = groups.get(key);
    if (group) group.push(phone);
    else groups.set(key, [phone]);
  }
  return [...groups].map(([key, group]) => {
    const [first] = group;
    const isMixed = group.some(({ price }) => price !== first.price);
    return {
      key,
      name: `${first.companyName} ${first.modelName}`.trim(),
      ramMemory: first.ramMemory ?? '',
      count: group.length,
      price: isMixed ? null : first.price,
      isMixed,
      subtotal: sum(group.map(({ price }) => price ?? 0)),
    };
  });
}

/** The rule that a sale's date breaks, seen from the shop's day: it has come, and the phones were there by then. */
export function saleDateRule(
  date: Day | '',
  today: Day,
  phones: readonly { acquiredOn?: Day | null | undefined }[] = [],
): Rule | undefined {
  if (date === '') return 'required';
  if (date > today) return 'date.future';
  return phones.some(({ acquiredOn }) => acquiredOn && date < acquiredOn) ? 'date.before-bought' : undefined;
}
