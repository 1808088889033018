import { NamedNotes } from '../field/NamedNotes.tsx';
import type { useFieldIds } from '../field/useFieldIds.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { LoadNote } from './LoadNote.tsx';
import type { PickerProps } from './PickerProps.ts';
import type { Picker } from './usePicker.ts';

interface PickerNotesProps<T> {
  ids: ReturnType<typeof useFieldIds>;
  props: PickerProps<T>;
  picker: Picker<T>;
  /** What was just done, for screen readers. */
  announcement?: string | undefined;
  /** Called when trying again was asked for by hand, which takes the focus from the input. */
  onRetry: () => void;
}

/** What stands under a field whose value is found by typing: how its load goes, its error, its hint, and what is announced. */
export function PickerNotes<T>({ ids, props, picker, announcement, onRetry }: PickerNotesProps<T>) {
  const { messages } = useUI();
  const { source, entries } = picker;
  const found = entries.length === 0 ? messages.noOptions : messages.options(entries.length);
  const isSettled = picker.isOpen && !source.isBusy && picker.typed !== '' && picker.problem === undefined;
  return (
    <>
      {/* An open list would lie over it, and shows it itself. */}
      {picker.isOpen ? null : <LoadNote picker={picker} onRetry={onRetry} />}
      <NamedNotes
        description={props.description}
        errorMessage={props.errorMessage}
        descriptionId={ids.descriptionId}
        errorId={ids.errorId}
      />
      <VisuallyHidden>
        <span role="status">{isSettled ? found : (announcement ?? null)}</span>
      </VisuallyHidden>
    </>
  );
}
