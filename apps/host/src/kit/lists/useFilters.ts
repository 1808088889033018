import { useSearchParams } from 'react-router-dom';

/** A list's filters, kept in the address, so that a reload, a link or the way back shows the same rows. */
export function useFilters<Name extends string>(names: readonly Name[]) {
  const [search, setSearch] = useSearchParams();
  const values = Object.fromEntries(names.map((name) => [name, search.get(name) ?? ''])) as Record<
    Name,
    string
  >;

  function set(changes: Partial<Record<Name, string>>) {
    setSearch(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [name, value] of Object.entries<string | undefined>(changes)) {
          if (value) next.set(name, value);
          else next.delete(name);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }

  return {
    values,
    set,
    isFiltered: names.some((name) => values[name] !== ''),
    clear: () => set(Object.fromEntries(names.map((name) => [name, ''])) as Record<Name, string>),
  };
}
