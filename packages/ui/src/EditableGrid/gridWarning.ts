/** What is wrong with the props of a grid, for the developer. */
export function gridWarning(columns: readonly { id: string }[], maxRows: number | undefined): string | null {
  const seen = new Set<string>();
  for (const { id } of columns) {
    if (seen.has(id))
      return `EditableGrid: two \`columns\` have the id '${id}'. Give each its own property of the row.`;
    seen.add(id);
  }
  if (columns.length === 0) return 'EditableGrid: `columns` is empty. Give at least one column.';
  if (maxRows !== undefined && !(maxRows >= 0))
    return `EditableGrid: \`maxRows\` is ${maxRows}. Give a number of rows, or leave it out.`;
  return null;
}
