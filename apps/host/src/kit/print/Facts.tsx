import { Fragment } from 'react';

interface FactsProps {
  /** Facts to list. Unknown ones are left out. */
  all: readonly (string | null | undefined)[];
}

/** Facts in order, each with its own text direction. */
export function Facts({ all }: FactsProps) {
  return all
    .filter((fact) => fact)
    .map((fact, place) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: two facts may be the same words, and keep their places
      <Fragment key={place}>
        {place > 0 ? ' · ' : null}
        <bdi>{fact}</bdi>
      </Fragment>
    ));
}
