import type { ReactNode } from 'react';
import type { FieldProps } from '../field/FieldProps.ts';

/** What fields share whose value is found by typing. */
export interface PickerProps<T> extends FieldProps {
  /** Everything that can be chosen; keep the array's identity between renders, since it is indexed. */
  options?: readonly T[] | undefined;
  /**
   * Finds options elsewhere, in place of `options`: called after a pause in typing, with a signal that is aborted as soon as the answer is
   * not wanted any more. The ten best of the answer are listed.
   */
  loadOptions?: ((query: string, signal: AbortSignal) => Promise<readonly T[]>) | undefined;
  /** How long typing pauses before `loadOptions` is called, in milliseconds. @default 250 */
  loadDelay?: number | undefined;
  /** What identifies an option; the same for the same option every time. */
  getKey: (option: T) => string;
  /** What is shown of an option. */
  getLabel: (option: T) => string;
  /** What is searched; the label when not given. */
  getSearchText?: ((option: T) => string) | undefined;
  /** What is shown of a chosen key whose option is not at hand. @default the key */
  getKeyLabel?: ((key: string) => string) | undefined;
  /** How an option looks in the list; its label when not given. */
  renderOption?: ((option: T) => ReactNode) | undefined;
  /**
   * Whether an option matches; a substring of the search text, whatever the case, when not given. Of what matches, exact ones still come first, then
   * those that end with the query.
   */
  matcher?: ((option: T, query: string) => boolean) | undefined;
  /** Whether the options are still on their way. */
  isLoading?: boolean | undefined;
  /** Why the options could not be had; with `loadOptions`, the words for a failed load. */
  loadError?: string | undefined;
  /** Called to try again after a `loadError`, or while `isLoading` takes long. */
  onRetry?: (() => void) | undefined;
  /** Called with the text to make an option of; offered while no option is called exactly so. */
  onCreate?: ((text: string) => void) | undefined;
  /** The words that offer it. @default Create “text” */
  createLabel?: ((text: string) => string) | undefined;
  /** Called when the list opens. */
  onOpen?: (() => void) | undefined;
  /** Whether what is shown is digits: Latin order, digits of one width. */
  isNumeric?: boolean | undefined;
  /** Text shown while nothing is typed. @default 'Search...' */
  placeholder?: string | undefined;
}

/** How many matches are listed (specification, section 9). */
export const mostOptions = 10;

/** A line of the list. */
export type Entry<T> = { kind: 'option'; option: T } | { kind: 'create'; text: string };
