import { useState } from 'react';
import { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';

/** Columns may be recreated a few times, such as when the language changes. */
const toleratedRemakes = 9;

/** Warns in development of columns that are a new array on every render, since every row is then read and rendered again. */
export function useUnstableColumnsWarning(component: string, columns: readonly { id: string }[]): void {
  const [kept] = useState(() => ({ columns, remakes: 0 }));
  if (columns !== kept.columns) {
    const isSame =
      columns.length === kept.columns.length &&
      columns.every(({ id }, number) => id === kept.columns[number]?.id);
    kept.remakes = isSame ? kept.remakes + 1 : 0;
    kept.columns = columns;
  }
  useDevelopmentWarning(
    kept.remakes > toleratedRemakes
      ? `${component}: \`columns\` is a new array on each render. Keep the array (useMemo, or a constant outside the component).`
      : null,
  );
}
