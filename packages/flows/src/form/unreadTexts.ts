const texts = new WeakMap<object, Map<string, string>>();

/**
 * What is wrong with texts that fields of a form cannot take, by the names of the fields. Their values are null or empty.
 * @param control that of React Hook Form
 */
export function unreadTextsOf(control: object): Map<string, string> {
  const known = texts.get(control) ?? new Map<string, string>();
  texts.set(control, known);
  return known;
}
