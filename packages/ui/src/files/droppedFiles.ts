import type { FileRefusalReason } from './checkFiles.ts';

/** Dropped or pasted files. Browsers pass a folder as a file; `known` marks it. */
export interface HandedFiles {
  files: File[];
  known: Map<File, FileRefusalReason>;
}

/** Reads the files of a drop or paste. Call it during the event: the data is empty afterwards. */
export function droppedFiles(data: DataTransfer): HandedFiles {
  const known = new Map<File, FileRefusalReason>();
  const files = [...data.items].flatMap((item) => {
    const file = item.kind === 'file' ? item.getAsFile() : null;
    if (file && item.webkitGetAsEntry()?.isDirectory) known.set(file, 'folder');
    return file ?? [];
  });
  return { files, known };
}

/** Whether a drag carries files, rather than text. */
export function bringsFiles(data: DataTransfer): boolean {
  return data.types.includes('Files');
}
