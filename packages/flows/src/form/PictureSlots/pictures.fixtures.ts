/** A picture of one pixel, as a camera would hand it over. */
export function photograph(name: string): File {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
  return new File([bytes], name, { type: 'image/png', lastModified: 1 });
}
