import { TextField } from '@handset/ui';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';

const PAUSE = 200;

interface SearchFieldProps {
  value: string;
  /** Called once typing pauses, so that a word is one request. */
  onChange: (value: string) => void;
  placeholder?: string;
}

/** The text filter of a list. */
export function SearchField({ value, onChange, placeholder }: SearchFieldProps) {
  const { list } = useMessages();
  const [text, setText] = useState(value);
  const latest = useRef(onChange);
  latest.current = onChange;

  useEffect(() => {
    if (text === value) return;
    const timer = setTimeout(() => latest.current(text), PAUSE);
    return () => clearTimeout(timer);
  }, [text, value]);

  return (
    <TextField
      label={list.search}
      isLabelHidden
      type="search"
      value={text}
      onChange={setText}
      placeholder={placeholder ?? list.search}
    />
  );
}
