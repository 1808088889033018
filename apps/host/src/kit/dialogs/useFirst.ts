import { useState } from 'react';

/** The first value that was there. A form goes on with what it began with, though lists are loaded again under it. */
export function useFirst<Value>(value: Value | undefined): Value | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
