import type { DropItem } from 'react-aria-components/useDragAndDrop';
import type { FileRefusalReason } from './checkFiles.ts';

/** The files of a drop. An empty file of its name stands for a folder; `known` marks it. */
export async function filesOfDrop(items: readonly DropItem[]) {
  const known = new Map<File, FileRefusalReason>();
  const files: File[] = [];
  for (const item of items) {
    if (item.kind === 'file') files.push(await item.getFile());
    if (item.kind !== 'directory') continue;
    const folder = new File([], item.name);
    known.set(folder, 'folder');
    files.push(folder);
  }
  return { files, known };
}
