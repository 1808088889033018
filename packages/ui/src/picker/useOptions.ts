import { mostOptions, type PickerProps } from './PickerProps.ts';
import { rankOptions } from './rankOptions.ts';
import { useLoadedOptions } from './useLoadedOptions.ts';
import { useOptionIndex } from './useOptionIndex.ts';
import { useTakesLong } from './useTakesLong.ts';

/** Where the lines of a list come from, and how far they have come. */
export interface OptionSource<T> {
  /** The best matches, ten at most unless more are asked for. */
  find: (query: string, limit?: number) => T[];
  /** Whether what `find` answers is not yet the answer to what is typed. */
  isBusy: boolean;
  /** Whether it has been busy for so long that trying again is offered. */
  isSlow: boolean;
  /** What went wrong, in plain words; null when there is a matter with no words of its own. */
  error: string | null | undefined;
  /** Asks once more. */
  retry: (() => void) | undefined;
  /** Does not wait for the pause in typing. */
  hurry: () => void;
  /** Gets ready to be searched, when the browser has nothing else to do. */
  prepare: () => void;
}

/** Options that are given, searched here; or options that are found elsewhere. */
export function useOptions<T>(props: PickerProps<T>, query: string, isActive: boolean): OptionSource<T> {
  const { options = none, loadOptions, getLabel, getSearchText = getLabel, matcher } = props;
  const index = useOptionIndex(options as readonly T[], getSearchText);
  const loaded = useLoadedOptions({ loadOptions, delay: props.loadDelay ?? 250, query, isActive });
  const isBusy = loadOptions ? loaded.isBusy : Boolean(props.isLoading);
  const isSlow = useTakesLong(isBusy, loaded.attempt);

  if (loadOptions) {
    return {
      find: (text, limit = mostOptions) => rankOptions(loaded.options, text, getSearchText).slice(0, limit),
      isBusy,
      isSlow,
      error: loaded.hasFailed ? (props.loadError ?? null) : undefined,
      retry: loaded.retry,
      hurry: loaded.hurry,
      prepare: nothing,
    };
  }
  return {
    find: (text, limit = mostOptions) => index.find(text, limit, matcher),
    isBusy,
    isSlow,
    error: props.loadError,
    retry: props.onRetry,
    hurry: nothing,
    prepare: index.prepare,
  };
}

const none: readonly never[] = [];

function nothing(): void {}
