import { useState } from 'react';

/** The array before, as long as the rows in it are the same ones: an array made anew on each render costs no new index then. */
export function useStableRows<Row>(rows: readonly Row[]): { rows: readonly Row[]; isRemade: boolean } {
  const [kept] = useState(() => ({ rows, given: rows, remakes: 0 }));
  if (rows !== kept.given) {
    const isSame = rows.length > 0 && isSameRows(rows, kept.rows);
    kept.remakes = isSame ? kept.remakes + 1 : 0;
    kept.given = rows;
    if (!isSame) kept.rows = rows;
  }
  // A host's own filter may leave the same rows a few times; many in a row come from an array that is made on each render.
  return { rows: kept.rows, isRemade: kept.remakes > 9 };
}

function isSameRows<Row>(one: readonly Row[], other: readonly Row[]): boolean {
  return one.length === other.length && one.every((row, position) => row === other[position]);
}
