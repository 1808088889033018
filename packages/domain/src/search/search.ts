import * as z from 'zod';
import { normaliseImei } from '../imei/readImeiText.ts';
import { normaliseCnic } from '../party/cnic.ts';
import { searchKey } from '../text/searchKey.ts';
import { requiredText } from '../text/text.ts';

/** `GET /api/search?q=` */
export const searchQuery = z.strictObject({ q: requiredText(100) });

/** Maximum number of results per kind. */
export const SEARCH_LIMIT = 10;

/** Possible meanings of a search text. */
export interface SearchText {
  /** Search keys of the words, all of which must match. Empty for a long number. */
  words: string[];
  /** The digits of an IMEI or a part of one; absent where the text cannot be that. */
  imei?: string;
  /** The digits of a phone number or an identity card, without what its spelling puts before them. */
  number?: string;
  /** The number of an invoice, or its first digits; empty for the prefix alone. */
  invoice?: string;
  /** The number of a purchase slip, or its first digits; empty for the prefix alone. */
  slip?: string;
  /** The number of a dispatch; empty for the prefix alone. */
  dispatch?: string;
}

/** More digits than these cannot belong to the name of a model or a party. */
const MAX_NAME_DIGITS = 4;
/** The same for digits with separators between them. */
const MAX_PARTED_DIGITS = 6;
const CNIC = /^\d{13}$/;
/** Words beyond these are left out. */
const MAX_WORDS = 8;

/**
 * Interprets a search text: `643809` is part of an IMEI or a phone number, `0300-1234567` a phone number in
 * one of its spellings, `INV-12` an invoice, `PS-12` a slip, `DC-12` a dispatch, `12` any of them, `INV` every invoice, and
 * anything else words.
 */
export function readSearch(text: string, invoicePrefixes: readonly string[]): SearchText {
  const plain = searchKey(text);
  const cnic = normaliseCnic(text);
  const digits = CNIC.test(cnic) ? cnic : plain.replace(/^tel:/, '').replace(/[ ().+\-/]/g, '');
  // `12/256` and `15 128` are words: a memory, a model and its memory.
  const isParted = /\d[ \-./]+\d/.test(plain);
  const isNumber = /^\d+$/.test(digits) && digits.length > (isParted ? MAX_PARTED_DIGITS : MAX_NAME_DIGITS);
  const found: SearchText = { words: isNumber ? [] : searchWords(text) };
  const imei = normaliseImei(text);
  if (/^\d{3,15}$/.test(imei) && (isNumber || !isParted)) found.imei = imei;
  if (/^\d{3,17}$/.test(digits) && (isNumber || !plain.includes('/'))) found.number = withoutCountry(digits);
  const compact = compacted(plain);
  const invoice = numberAfter(
    compact,
    invoicePrefixes.map((prefix) => compacted(searchKey(prefix))),
  );
  const slip = numberAfter(compact, ['ps']);
  const dispatch = numberAfter(compact, ['dc']);
  if (invoice !== undefined) found.invoice = invoice;
  if (slip !== undefined) found.slip = slip;
  if (dispatch !== undefined) found.dispatch = dispatch;
  return found;
}

/** Search keys of the words of a text, for lists that hold neither IMEIs nor phone numbers. */
export function searchWords(text: string): string[] {
  return searchKey(text).split(' ').filter(Boolean).slice(0, MAX_WORDS);
}

/** The digits that every spelling of a phone number shares. The last digits of one stay as they are, whatever they begin with. */
function withoutCountry(digits: string): string {
  return digits
    .replace(/^00(?=\d{8})/, '')
    .replace(/^92(?=0?[2-9]\d{6})/, '')
    .replace(/^0(?=3\d\d|[24-9]\d{6})/, '');
}

function compacted(text: string): string {
  return text.replace(/[\s-]/g, '');
}

/** Reads a document number, at most nine digits: `inv12` and `12` are both 12, and `inv` is empty. */
function numberAfter(compact: string, prefixes: readonly string[]): string | undefined {
  const rests = prefixes
    .filter((prefix) => prefix !== '' && compact.startsWith(prefix))
    .map((prefix) => compact.slice(prefix.length));
  for (const rest of [...rests, compact]) {
    const number = /^0*([1-9]\d{0,8})$/.exec(rest)?.[1];
    if (number !== undefined) return number;
  }
  return rests.includes('') ? '' : undefined;
}
