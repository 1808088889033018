/** Those files that are no picture inside: a file's type is guessed from its name, so that a text may pass as `image/jpeg`. */
export async function unreadableImages(files: readonly File[]): Promise<Set<File>> {
  const unreadable = new Set<File>();
  // One after the other: a picture takes many times its size while it is decoded.
  for (const file of files) if (!(await isReadable(file))) unreadable.add(file);
  return unreadable;
}

async function isReadable(file: File): Promise<boolean> {
  try {
    (await createImageBitmap(file)).close();
    return true;
  } catch {
    return false;
  }
}
