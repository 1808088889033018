import { hasValidCheckDigit, imeiRule, type Rule, typedImeiRule } from '@handset/domain';
import type { EditableGridHandle, GridChange, GridRows } from '@handset/ui';
import type { RefObject } from 'react';
import type { BulkUnit } from './bulkDraft.ts';

/** A field of a row that holds an IMEI. */
export type ImeiColumn = 'imei1' | 'imei2';

/** One IMEI's place in a lot. */
export interface LotCell {
  entryId: string;
  rowKey: string;
  field: ImeiColumn;
}

/** Problem of an IMEI: a broken rule, a clash within the shop, or the server's refusal. */
export type UnitProblem = Rule | 'in-stock' | 'check-digit' | { said: string };

/** Problems of a row, by field. */
export type UnitProblems = Partial<Record<ImeiColumn, UnitProblem>>;

/** An IMEI whose wrong check digit is to be confirmed. */
export interface DoubtfulImei extends LotCell {
  imei: string;
}

/** Progress of an entry. */
export interface EntryCount {
  /** Its rows. */
  units: number;
  /** Number of phones with an IMEI 1 of fifteen digits. */
  scanned: number;
}

interface Entry {
  rows: GridRows<BulkUnit>;
  grid: RefObject<EditableGridHandle | null> | undefined;
  stop: () => void;
  problems: ReadonlyMap<string, UnitProblems>;
  count: EntryCount;
}

/** Initial state of a lot. */
export interface LotBookOptions {
  entries?: readonly { id: string; units: readonly BulkUnit[] }[] | undefined;
  /** IMEIs whose wrong check digit was confirmed before. */
  confirmed?: readonly string[] | undefined;
  /** The IMEIs that are the lot's own although they are in stock, where a stored lot is edited. */
  own?: readonly string[] | undefined;
}

const COLUMNS = ['imei1', 'imei2'] as const;
const NONE: ReadonlyMap<string, UnitProblems> = new Map();
const NO_COUNT: EntryCount = { units: 0, scanned: 0 };

const idOf = ({ entryId, rowKey, field }: LotCell) => `${field} ${rowKey} ${entryId}`;

function cellOf(id: string): LotCell {
  const [field = '', rowKey = '', ...rest] = id.split(' ');
  return { field: field as ImeiColumn, rowKey, entryId: rest.join(' ') };
}

const isSound = (text: string) => imeiRule(text) === undefined;

/**
 * All IMEIs of a lot, over all its entries. Updated change by change, so that typing is equally fast in a
 * large lot. Knows the duplicates, those in stock, and the problems of each.
 */
export class LotBook {
  readonly #entries = new Map<string, Entry>();
  readonly #begun = new Map<string, readonly BulkUnit[]>();
  /** Cells of each IMEI. The first one is the original, the later ones are duplicates. */
  readonly #places = new Map<string, Set<string>>();
  readonly #refused = new Map<string, { text: string; said: string }>();
  readonly #listeners = new Set<() => void>();
  readonly #rowListeners = new Set<() => void>();
  readonly #dirty = new Set<string>();
  readonly #unsure = new Map<string, DoubtfulImei>();
  readonly #own = new Set<string>();
  #doubtful: readonly DoubtfulImei[] = [];
  #confirmed: ReadonlySet<string>;
  #stock: ReadonlySet<string> = new Set();
  #typing: string | null = null;
  #showsMissing = false;
  #isTouched = false;
  #isChanged = false;
  #depth = 0;

  constructor({ entries = [], confirmed = [], own = [] }: LotBookOptions = {}) {
    this.#confirmed = new Set(confirmed);
    for (const imei of own) this.#own.add(imei);
    for (const { id, units } of entries) this.#begun.set(id, units);
  }

  /** Stores the initial rows of a new entry until its grid is registered. */
  begin(entryId: string, units: readonly BulkUnit[]): void {
    this.#begun.set(entryId, units);
  }

  /** The initial rows of an entry. */
  beginningOf(entryId: string): readonly BulkUnit[] {
    return this.#begun.get(entryId) ?? [];
  }

  /** Registers the rows of an entry, with the grid that draws them, and follows their changes. Returns the function that unregisters them. */
  enter(entryId: string, rows: GridRows<BulkUnit>, grid?: RefObject<EditableGridHandle | null>): () => void {
    const stop = rows.subscribe((change) => this.#follow(entryId, change));
    this.#entries.set(entryId, { rows, grid, stop, problems: NONE, count: NO_COUNT });
    this.batch(() => this.#index(entryId, rows, 1));
    return () => {
      stop();
      this.batch(() => this.#index(entryId, rows, -1));
      this.#entries.delete(entryId);
      this.#doubtful = [...this.#unsure.values()];
      this.#tell();
    };
  }

  /** The rows of an entry. */
  rowsOf(entryId: string): GridRows<BulkUnit> | undefined {
    return this.#entries.get(entryId)?.rows;
  }

  /** The phones of an entry. */
  unitsOf = (entryId: string): readonly BulkUnit[] =>
    this.#entries.get(entryId)?.rows.getRows() ?? this.beginningOf(entryId);

  /** Progress of an entry. */
  countOf = (entryId: string): EntryCount => this.#entries.get(entryId)?.count ?? NO_COUNT;

  /** Number of rows in the lot. */
  units = (): number => this.#sum('units');

  /** Number of rows with an IMEI 1 of fifteen digits. */
  scanned = (): number => this.#sum('scanned');

  /** Problems in the rows of an entry, by row key. */
  problemsOf = (entryId: string): ReadonlyMap<string, UnitProblems> =>
    this.#entries.get(entryId)?.problems ?? NONE;

  /** Number of an entry's rows with a wrong IMEI, or with text that is no number. */
  wrongRows = (entryId: string): number => {
    const unread = this.rowsOf(entryId)?.getProblems().keys() ?? [];
    return new Set([...this.problemsOf(entryId).keys(), ...unread]).size;
  };

  /** The IMEIs that are to be confirmed. */
  doubtful = (): readonly DoubtfulImei[] => this.#doubtful;

  /** The IMEIs that were confirmed. */
  confirmed = (): readonly string[] => [...this.#confirmed];

  /** Whether people changed any row. */
  isTouched = (): boolean => this.#isTouched;

  /** The first cell of an IMEI, ignoring one cell. */
  cellWith(imei: string, apartFrom?: LotCell): LotCell | undefined {
    const but = apartFrom && idOf(apartFrom);
    for (const place of this.#places.get(imei) ?? []) if (place !== but) return cellOf(place);
    return undefined;
  }

  /** Brings the row of a cell into sight. Returns its element. */
  showRow({ entryId, rowKey }: LotCell): Element | null | undefined {
    return this.#entries.get(entryId)?.grid?.current?.showRow(rowKey);
  }

  /** Says where else an IMEI occurs, ignoring one cell. */
  whereIs(imei: string, apartFrom?: LotCell): 'in-form' | 'in-stock' | undefined {
    if (this.cellWith(imei, apartFrom)) return 'in-form';
    return this.#stock.has(imei) && !this.#own.has(imei) ? 'in-stock' : undefined;
  }

  /** Subscribes to changes of anything readable here. */
  subscribe = (listener: () => void): (() => void) => listenIn(this.#listeners, listener);

  /** Subscribes to changes of rows and confirmations. */
  subscribeRows = (listener: () => void): (() => void) => listenIn(this.#rowListeners, listener);

  /** Several changes as one. */
  batch(change: () => void): void {
    this.#depth += 1;
    try {
      change();
    } finally {
      this.#depth -= 1;
      this.#settle();
    }
  }

  /** The IMEIs that are in stock, 1 and 2 alike. */
  setStock(stock: ReadonlySet<string>): void {
    if (stock === this.#stock) return;
    this.#stock = stock;
    this.#judgeAll();
  }

  /** Sets the cell being typed in, where an incomplete IMEI is not an error yet. */
  setTyping(cell: LotCell | null): void {
    const id = cell && idOf(cell);
    if (id === this.#typing) return;
    if (this.#typing !== null) this.#dirty.add(this.#typing);
    this.#typing = id;
    if (id !== null) this.#dirty.add(id);
    this.#settle();
  }

  /** Marks missing IMEIs as errors from now on. */
  showMissing(): void {
    this.#typing = null;
    this.#showsMissing = true;
    this.#judgeAll();
  }

  /** Confirms IMEIs in spite of their check digits. */
  confirm(imeis: readonly string[]): void {
    this.#confirmed = new Set([...this.#confirmed, ...imeis]);
    this.#isTouched = true;
    this.#isChanged = true;
    for (const imei of imeis) for (const place of this.#places.get(imei) ?? []) this.#dirty.add(place);
    this.#settle();
  }

  /** Stores the server's refusals of IMEIs. Each lasts until its IMEI changes. */
  refuse(refusals: readonly (LotCell & { said: string })[]): void {
    this.#refused.clear();
    for (const { said, ...cell } of refusals) {
      const text = this.#entries.get(cell.entryId)?.rows.getRow(cell.rowKey)?.[cell.field];
      if (text !== undefined) this.#refused.set(idOf(cell), { text, said });
    }
    this.#judgeAll();
  }

  #follow(entryId: string, { rows }: GridChange<BulkUnit>): void {
    this.#isTouched = true;
    this.#isChanged = true;
    for (const { key, before, after } of rows) {
      this.#count(entryId, before, -1);
      this.#count(entryId, after, 1);
      for (const field of COLUMNS) {
        const [old = '', text = ''] = [before?.[field], after?.[field]];
        if (old === text && before && after) continue;
        const id = idOf({ entryId, rowKey: key, field });
        this.#move(id, old, text);
        if (after) this.#dirty.add(idOf({ entryId, rowKey: key, field: 'imei2' })).add(id);
      }
      if (!after) this.#forget(entryId, key);
    }
    this.#settle();
  }

  #index(entryId: string, rows: GridRows<BulkUnit>, by: 1 | -1): void {
    for (const rowKey of rows.getKeys()) {
      const row = rows.getRow(rowKey) ?? null;
      this.#count(entryId, row, by);
      for (const field of COLUMNS) {
        const id = idOf({ entryId, rowKey, field });
        const text = row?.[field] ?? '';
        this.#move(id, by === 1 ? '' : text, by === 1 ? text : '');
        if (by === 1) this.#dirty.add(id);
        else this.#unsure.delete(id);
      }
    }
  }

  #sum(part: keyof EntryCount): number {
    let sum = 0;
    for (const { count } of this.#entries.values()) sum += count[part];
    return sum;
  }

  #count(entryId: string, row: BulkUnit | null, by: 1 | -1): void {
    const entry = this.#entries.get(entryId);
    if (!entry || !row) return;
    const { units, scanned } = entry.count;
    entry.count = { units: units + by, scanned: scanned + (isSound(row.imei1) ? by : 0) };
  }

  /** Moves a cell from one IMEI to another, and checks again the cells that share either. */
  #move(id: string, old: string, text: string): void {
    if (isSound(old)) {
      const places = this.#places.get(old);
      places?.delete(id);
      if (places?.size === 0) this.#places.delete(old);
      for (const place of places ?? []) this.#dirty.add(place);
    }
    if (!isSound(text)) return;
    const places = this.#places.get(text) ?? new Set<string>();
    this.#places.set(text, places.add(id));
    for (const place of places) this.#dirty.add(place);
  }

  #forget(entryId: string, rowKey: string): void {
    for (const field of COLUMNS) {
      const id = idOf({ entryId, rowKey, field });
      this.#dirty.delete(id);
      this.#refused.delete(id);
      if (this.#unsure.delete(id)) this.#doubtful = [...this.#unsure.values()];
    }
    const entry = this.#entries.get(entryId);
    if (!entry?.problems.has(rowKey)) return;
    const problems = new Map(entry.problems);
    problems.delete(rowKey);
    entry.problems = problems;
  }

  #judgeAll(): void {
    for (const [entryId, { rows }] of this.#entries)
      for (const rowKey of rows.getKeys())
        for (const field of COLUMNS) this.#dirty.add(idOf({ entryId, rowKey, field }));
    this.#settle();
  }

  /** Checks changed cells and notifies once. */
  #settle(): void {
    if (this.#depth > 0) return;
    const changed = new Map<string, Map<string, UnitProblems>>();
    let isUnsureChanged = false;
    for (const id of this.#dirty) {
      const cell = cellOf(id);
      const entry = this.#entries.get(cell.entryId);
      const row = entry?.rows.getRow(cell.rowKey);
      if (!entry || !row) continue;
      const problem = this.#judge(id, cell, row);
      const problems = changed.get(cell.entryId) ?? entry.problems;
      const known = problems.get(cell.rowKey);
      if (problem === 'check-digit' ? !this.#unsure.has(id) : this.#unsure.has(id)) isUnsureChanged = true;
      if (problem === 'check-digit') this.#unsure.set(id, { ...cell, imei: row[cell.field] });
      else this.#unsure.delete(id);
      if (isSame(known?.[cell.field], problem)) continue;
      const next = changed.get(cell.entryId) ?? new Map(entry.problems);
      changed.set(cell.entryId, next);
      const { [cell.field]: _, ...rest } = known ?? {};
      const ofRow: UnitProblems = problem === undefined ? rest : { ...rest, [cell.field]: problem };
      if (Object.keys(ofRow).length === 0) next.delete(cell.rowKey);
      else next.set(cell.rowKey, ofRow);
    }
    this.#dirty.clear();
    for (const [entryId, problems] of changed) {
      const entry = this.#entries.get(entryId);
      if (entry) entry.problems = problems;
    }
    if (isUnsureChanged) this.#doubtful = [...this.#unsure.values()];
    this.#tell();
  }

  #judge(id: string, { field }: LotCell, row: BulkUnit): UnitProblem | undefined {
    const text = row[field];
    if (text === '') return field === 'imei1' && this.#showsMissing ? 'required' : undefined;
    const refused = this.#refused.get(id);
    if (refused?.text === text) return { said: refused.said };
    const rule = typedImeiRule(text);
    if (rule) return id === this.#typing ? undefined : rule;
    if (field === 'imei2' && text === row.imei1) return 'imei.same';
    const [first] = this.#places.get(text) ?? [];
    if (first !== undefined && first !== id && !isOfRow(first, id)) return 'imei.duplicate';
    if (this.#stock.has(text) && !this.#own.has(text)) return 'in-stock';
    return hasValidCheckDigit(text) || this.#confirmed.has(text) ? undefined : 'check-digit';
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
    if (!this.#isChanged) return;
    this.#isChanged = false;
    for (const listener of this.#rowListeners) listener();
  }
}

/** Whether two cells are of one row. */
function isOfRow(one: string, other: string): boolean {
  return one.slice(one.indexOf(' ')) === other.slice(other.indexOf(' '));
}

function isSame(one: UnitProblem | undefined, other: UnitProblem | undefined): boolean {
  if (typeof one === 'object' && typeof other === 'object') return one.said === other.said;
  return one === other;
}

function listenIn(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
