import { imeiRule } from '../imei/imei.ts';
import { normaliseImei } from '../imei/readImeiText.ts';
import type { Rule } from '../rules/rules.ts';

/** A well-formed IMEI of a lot with its position. */
export interface PlacedImei {
  path: (string | number)[];
  imei: string;
}

/**
 * Every well-formed IMEI of a lot in order, even in an invalid lot, so that one refusal can name all faulty
 * rows.
 */
export function imeisOfLot(lot: unknown): PlacedImei[] {
  return listOf(lot, 'ramSimDetails').flatMap((entry, index) =>
    listOf(entry, 'imeiNumbers').flatMap((row, rowIndex) =>
      (['imei1', 'imei2'] as const).flatMap((field) => {
        const text = fieldOf(row, field);
        const imei = typeof text === 'string' ? normaliseImei(text) : '';
        if (imeiRule(imei)) return [];
        return [{ path: ['ramSimDetails', index, 'imeiNumbers', rowIndex, field], imei }];
      }),
    ),
  );
}

/** The positions of repeated IMEIs. IMEI 1 and 2 share one namespace. */
export function repeatedImeis(lot: unknown): [path: (string | number)[], rule: Rule][] {
  const first = new Map<string, string>();
  const repeated: [(string | number)[], Rule][] = [];
  for (const { path, imei } of imeisOfLot(lot)) {
    const row = path.slice(0, -1).join('.');
    const known = first.get(imei);
    if (known === undefined) first.set(imei, row);
    else repeated.push([path, known === row ? 'imei.same' : 'imei.duplicate']);
  }
  return repeated;
}

/** Maximum number of rows read from a lot. Later ones are not examined. */
const MAX_ROWS = 10_000;

function listOf(value: unknown, field: string): unknown[] {
  const list = fieldOf(value, field);
  return Array.isArray(list) ? list.slice(0, MAX_ROWS) : [];
}

function fieldOf(value: unknown, field: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[field] : undefined;
}
