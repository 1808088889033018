/**
 * Returns the files that cannot be decoded as pictures. The type alone is a guess from the file's name: a
 * text file may pass as `image/jpeg`.
 */
export async function unreadableImages(files: readonly File[]): Promise<Set<File>> {
  const unreadable = new Set<File>();
  // One after the other: a picture takes many times its size while it is decoded.
  for (const file of files) if (!(await isReadable(file))) unreadable.add(file);
  return unreadable;
}

function isReadable(file: File): Promise<boolean> {
  return file.type === 'image/svg+xml' ? isDrawing(file) : isBitmap(file);
}

async function isBitmap(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}

/** Drawings have no bitmap of their own. */
async function isDrawing(file: File): Promise<boolean> {
  const url = URL.createObjectURL(file);
  const image = new Image();
  image.src = url;
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}
