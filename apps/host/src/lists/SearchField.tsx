import { SearchField as Field } from '@handset/ui';
import { useWords } from '../messages/useWords.ts';
import { listWords } from './listWords.ts';
import { usePaused } from './usePaused.ts';

interface SearchFieldProps {
  value: string;
  /** Called once typing pauses, so that a word is one request. */
  onChange: (value: string) => void;
  placeholder?: string;
}

/** The text filter of a list. */
export function SearchField({ value, onChange, placeholder }: SearchFieldProps) {
  const words = useWords(listWords);
  const [text, setText] = usePaused(value, onChange);

  return (
    <Field
      label={words.search}
      isLabelHidden
      value={text}
      onChange={setText}
      // Nobody types on after Enter, or after everything is gone.
      onSubmit={onChange}
      onClear={() => onChange('')}
      placeholder={placeholder ?? words.search}
    />
  );
}
