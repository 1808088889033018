import type { TableSort } from '@handset/ui';
import { readSort, writeSort } from './sortInAddress.ts';
import { useFilters } from './useFilters.ts';

/** Names of filters that a list has, beside its order. */
export interface ListOptions<Name extends string> {
  /** The filters, as they are called in the address and asked of the server. */
  filters: readonly Name[];
  /**
   * Defaults of filters that the address does not set, such as the state of a stock list or the day of a
   * day's list.
   */
  defaults?: Partial<Record<Name, string>> | undefined;
}

/** Filters and sort order of a list, kept in the address. */
export interface ListState<Name extends string> {
  /** The value of each filter; empty where it is open. */
  values: Record<Name, string>;
  set: (changes: Partial<Record<Name, string>>) => void;
  clear: () => void;
  /** Whether any filter differs from its default. */
  isFiltered: boolean;
  /** Removes filters and order from the address. */
  reset: () => void;
  /** Whether the address says anything of this list. */
  isAddressed: boolean;
  sort: TableSort | null;
  setSort: (sort: TableSort | null) => void;
  /** Query for the server. */
  query: Partial<Record<Name, string>> & { sort?: string; order?: 'asc' | 'desc' };
}

/** Value in the address for a filter that was cleared although it has a default. */
const OPEN = 'all';

/** A list's filters and order, kept in the address, so that a reload, a link or the way back shows the same rows. */
export function useList<Name extends string>({ filters, defaults = {} }: ListOptions<Name>): ListState<Name> {
  const address = useFilters([...filters, 'sort'] as readonly (Name | 'sort')[]);
  const given: Partial<Record<Name, string>> = defaults;
  const shownOf = (name: Name) => {
    const said = address.values[name];
    return said === OPEN && given[name] ? '' : said || (given[name] ?? '');
  };
  const values = Object.fromEntries(filters.map((name) => [name, shownOf(name)])) as Record<Name, string>;
  const sort = readSort(address.values.sort);
  const asked = Object.entries<string>(values).filter(([, value]) => value !== '');
  return {
    values,
    set: (changes) => {
      const said = Object.entries(changes as Record<string, string>).map(([name, value]) => [
        name,
        saidOf(value, given[name as Name]),
      ]);
      address.set(Object.fromEntries(said) as Partial<Record<Name | 'sort', string>>);
    },
    clear: () =>
      address.set(
        Object.fromEntries(filters.map((name) => [name, ''])) as Partial<Record<Name | 'sort', string>>,
      ),
    isFiltered: filters.some((name) => address.values[name] !== ''),
    reset: address.clear,
    isAddressed: address.isFiltered,
    sort,
    setSort: (next) => address.set({ sort: writeSort(next) } as Partial<Record<Name | 'sort', string>>),
    query: {
      ...(Object.fromEntries(asked) as Partial<Record<Name, string>>),
      ...(sort && { sort: sort.column, order: sort.direction === 'descending' ? 'desc' : 'asc' }),
    },
  };
}

/** Value to write into the address: empty when it is the default. */
function saidOf(value: string, byItself: string | undefined): string {
  if (!byItself) return value;
  if (value === byItself) return '';
  return value === '' ? OPEN : value;
}
