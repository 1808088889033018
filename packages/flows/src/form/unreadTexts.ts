const texts = new WeakMap<object, Map<string, string>>();

/**
 * The errors of texts that fields of a form cannot take, by the names of the fields. The values of these fields are null or empty.
 * @param control that of React Hook Form
 */
export function unreadTextsOf(control: object): Map<string, string> {
  const known = texts.get(control) ?? new Map<string, string>();
  texts.set(control, known);
  return known;
}
