/** Files of a form by field. A field may have several. */
export type FormFiles<Slot extends string> = Partial<Record<Slot, readonly File[]>>;

/** A multipart form: numbers and booleans as text, objects and lists as JSON, absent fields left out. */
export function toForm<Slot extends string>(fields: object, files: FormFiles<Slot> = {}): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined || value === null) continue;
    form.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  for (const [slot, list] of Object.entries<readonly File[] | undefined>(files)) {
    for (const file of list ?? []) form.append(slot, file, file.name);
  }
  return form;
}
