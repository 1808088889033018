import type { FileRefusalReason } from './checkFiles.ts';

/** What was dropped or pasted: a folder passes for a file, and is told apart. */
export interface HandedFiles {
  files: File[];
  known: Map<File, FileRefusalReason>;
}

/** The files that a drop or a paste brings; they can be read while its event lasts and not later. */
export function droppedFiles(data: DataTransfer): HandedFiles {
  const known = new Map<File, FileRefusalReason>();
  const files = [...data.items].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (file && item.webkitGetAsEntry()?.isDirectory) known.set(file, 'folder');
    return file ?? [];
  });
  return { files, known };
}

/** Whether a drag brings files, rather than a text or a part of the page. */
export function bringsFiles(data: DataTransfer): boolean {
  return data.types.includes('Files');
}
