import type { CellProblem, GridStore } from './GridStore.ts';
import type { GridErrors } from './gridColumns.ts';

type Said = Readonly<Record<string, string | undefined>>;

/** The error of a cell of a row: what is wrong with its text, once that was told, or what the caller says. */
export function errorAt(
  columnId: string,
  problems: ReadonlyMap<string, CellProblem> | undefined,
  said: Said | undefined,
): string | undefined {
  const problem = problems?.get(columnId);
  return problem?.isTold ? problem.message : said?.[columnId];
}

/** The number of cells with an error. */
export function countErrors<Row extends object>(
  store: GridStore<Row>,
  errors: GridErrors<Row> | undefined,
): number {
  let count = 0;
  for (const [key, said] of errors ?? [])
    if (store.indexOf(key) >= 0) count += Object.values(said).filter(Boolean).length;
  for (const [key, problems] of store.getProblems()) {
    const said: Said = errors?.get(key) ?? {};
    for (const [columnId, { isTold }] of problems) if (isTold && !said[columnId]) count += 1;
  }
  return count;
}
