import { SearchField as Field } from '@handset/ui';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../messages/useWords.ts';
import { listWords } from './listWords.ts';

const PAUSE = 200;

interface SearchFieldProps {
  value: string;
  /** Called once typing pauses, so that a word is one request. */
  onChange: (value: string) => void;
  placeholder?: string;
}

/** The text filter of a list. */
export function SearchField({ value, onChange, placeholder }: SearchFieldProps) {
  const words = useWords(listWords);
  const [text, setText] = useState(value);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => latest.current(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, value]);

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
