/** A one-pixel picture, as a camera would hand it over. */
export function photograph(name: string): File {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png', lastModified: 1 });
}

/** A file of text. */
export function textFile(name: string, type = 'application/pdf', content = 'text'): File {
  return new File([content], name, { type, lastModified: 1 });
}

/** Drops files on an element as a reader does. Gives whether the drop was taken. */
export function dropOn(target: Element, files: readonly File[]): boolean {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  const send = (type: string) =>
    target.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true }));
  // Files that a script puts into a drag have no entry of the file system. Stories drop files too, so this is no mock of
  // Vitest's, which Ladle could not build.
  const { webkitGetAsEntry } = DataTransferItem.prototype;
  DataTransferItem.prototype.webkitGetAsEntry = () => ({ isFile: true }) as FileSystemEntry;
  try {
    send('dragenter');
    send('dragover');
    // The browser opens a dropped file in place of the page unless the drop is taken.
    return !send('drop');
  } finally {
    DataTransferItem.prototype.webkitGetAsEntry = webkitGetAsEntry;
  }
}

/** Pastes files into what has focus. */
export function pasteFiles(files: readonly File[]): void {
  const clipboardData = new DataTransfer();
  for (const file of files) clipboardData.items.add(file);
  document.activeElement?.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
  );
}
