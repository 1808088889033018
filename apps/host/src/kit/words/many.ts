/** A count with its noun, in English: `1 phone`, `2 phones`. The count is formatted already. */
export function many(count: string, one: string, more = `${one}s`): string {
  return `${count} ${count === '1' ? one : more}`;
}
