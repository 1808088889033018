import { Select } from '@handset/ui';
import { useEffect, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import * as styles from '../lists/filters.css.ts';
import { listWords } from '../lists/listWords.ts';
import { useWords } from '../messages/useWords.ts';
import { choicesOf } from './choicesOf.ts';
import type { ModelFiltersProps } from './SearchedModelFilters.tsx';
import { stockWords } from './stockWords.ts';

const SearchedModelFilters = lazily(
  async () => (await import('./SearchedModelFilters.tsx')).SearchedModelFilters,
);
let isLoaded = false;

async function load() {
  await SearchedModelFilters.prepare();
  isLoaded = true;
}

/**
 * Narrows a list of phones to a company and to a model of it. What finds them by typing weighs as much as the table: lists of the
 * system's, which look the same, stand there until it has come, and while one of them is in use.
 */
export function ModelFilters(props: ModelFiltersProps) {
  const [isReady, setReady] = useState(isLoaded);
  const [isInUse, setInUse] = useState(false);
  useEffect(() => {
    // Where it cannot be loaded, the lists that are there do as well.
    if (!isReady)
      void load().then(
        () => setReady(true),
        () => {},
      );
  }, [isReady]);
  if (isReady && !isInUse) return <SearchedModelFilters {...props} />;
  return <ListedModelFilters {...props} onUse={setInUse} />;
}

function ListedModelFilters({
  list,
  kinds = [],
  onUse,
}: ModelFiltersProps & { onUse: (isInUse: boolean) => void }) {
  const words = useWords(stockWords);
  const { all } = useWords(listWords);
  const { companies, models } = choicesOf(kinds, list.values);
  const { company, model } = list.values;
  const common = {
    placeholder: all,
    onFocus: () => onUse(true),
    onBlur: () => onUse(false),
  };
  return (
    <>
      <div className={styles.filter}>
        <Select
          {...common}
          label={words.company}
          options={optionsOf(companies, all, company)}
          value={company}
          onChange={(name) => list.set({ company: name, model: '', ram: '', color: '' })}
        />
      </div>
      <div className={styles.filter}>
        <Select
          {...common}
          label={words.model}
          options={optionsOf(models, all, model)}
          value={model}
          onChange={(name) => list.set({ model: name, ram: '', color: '' })}
        />
      </div>
    </>
  );
}

/** The choices, and once one of them is made, the way back to all. */
function optionsOf(names: readonly string[], all: string, chosen: string) {
  const options = names.map((name) => ({ value: name, label: name }));
  return chosen === '' ? options : [{ value: '', label: all }, ...options];
}
