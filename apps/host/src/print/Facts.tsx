import { Fragment } from 'react';

interface FactsProps {
  /** What is said of something; what is not known is left out. */
  all: readonly (string | null | undefined)[];
}

/** What is known of something, in the order of the page, each fact in its own direction. */
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
