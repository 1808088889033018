import type { KeptCodes } from './createImeiDetector.ts';

/** The name in the form of the field that an element is part of. */
export function fieldNameOf(target: EventTarget | null): string | undefined {
  const field = target instanceof Element ? target.closest('[data-field]') : null;
  return field?.getAttribute('data-field') ?? undefined;
}

/** The scanned codes that belong into a field, by its name. Text of several lines is a note. */
export function codesKeptBy(target: EventTarget | null): KeptCodes | undefined {
  if (target instanceof HTMLTextAreaElement) return 'text';
  // Of `count.notes.5000`, which counts bank notes, the last part alone.
  const name = fieldNameOf(target)?.split('.').at(-1) ?? '';
  if (/reference|note|password/i.test(name)) return 'text';
  return /number|cnic/i.test(name) ? 'numbers' : undefined;
}
