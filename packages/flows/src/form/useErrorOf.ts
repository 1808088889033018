import { get, useFormState } from 'react-hook-form';

/** The message of a field of the form around it, by its path. */
export function useErrorOf(): (path: string) => string | undefined {
  const { errors } = useFormState();
  return (path) => (get(errors, path) as { message?: string } | undefined)?.message;
}
