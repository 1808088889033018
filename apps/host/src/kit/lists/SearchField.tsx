import { SearchField as Field, useWords } from '@handset/ui';
import { listWords } from './listWords.ts';
import { useDebounced } from './useDebounced.ts';

interface SearchFieldProps {
  value: string;
  /** Called once typing pauses, so that a word is one request. */
  onChange: (value: string) => void;
  placeholder?: string | undefined;
}

/** The text filter of a list. */
export function SearchField({ value, onChange, placeholder }: SearchFieldProps) {
  const words = useWords(listWords);
  const [text, setText] = useDebounced(value, onChange);

  return (
    <Field
      label={words.search}
      isLabelHidden
      value={text}
      onChange={setText}
      // Enter and clearing apply at once, without the pause.
      onSubmit={onChange}
      onClear={() => onChange('')}
      placeholder={placeholder ?? words.search}
    />
  );
}
