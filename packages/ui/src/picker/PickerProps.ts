import type { ReactNode } from 'react';
import type { FieldProps } from '../field/FieldProps.ts';

/** Props of SearchableSelect and MultiSelect. */
export interface PickerProps<T> extends FieldProps {
  /** The options; keep the array's identity between renders, since it is indexed. */
  options?: readonly T[] | undefined;
  /**
   * Finds options elsewhere, in place of `options`: called after a pause in typing, with a signal that is aborted as soon as the answer is
   * not wanted any more. The ten best of the answer are listed.
   */
  loadOptions?: ((query: string, signal: AbortSignal) => Promise<readonly T[]>) | undefined;
  /** The pause in typing before `loadOptions` is called, in milliseconds. @default 250 */
  loadDelay?: number | undefined;
  /** The key of an option; the same for the same option every time. */
  getKey: (option: T) => string;
  /** The label of an option. */
  getLabel: (option: T) => string;
  /** The text of an option that is searched. @default its label */
  getSearchText?: ((option: T) => string) | undefined;
  /** The label of a chosen key whose option is not among the options. @default the key */
  getKeyLabel?: ((key: string) => string) | undefined;
  /** Renders an option in the list. @default its label */
  renderOption?: ((option: T) => ReactNode) | undefined;
  /** Whether the options are loading. */
  isLoading?: boolean | undefined;
  /** The words for a failed load of the options. */
  loadError?: string | undefined;
  /** Called to try again after a `loadError`, or while `isLoading` takes long. */
  onRetry?: (() => void) | undefined;
  /** Called with the text to make an option of; offered while no option is called exactly so. */
  onCreate?: ((text: string) => void) | undefined;
  /** The label of the option that creates one. @default Create “text” */
  createLabel?: ((text: string) => string) | undefined;
  /** Whether labels are digits: Latin order, digits of one width. */
  isNumeric?: boolean | undefined;
  /** Text shown while nothing is typed. @default 'Search...' */
  placeholder?: string | undefined;
}
