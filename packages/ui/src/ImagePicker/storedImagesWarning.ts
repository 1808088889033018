import { duplicatesOf } from '../development/duplicatesOf.ts';
import type { StoredImage } from './StoredImage.ts';

/** What a developer is told of stored pictures that cannot be told apart or are not described, or null. */
export function storedImagesWarning(existing: readonly StoredImage[]): string | null {
  const [twice] = duplicatesOf(existing);
  if (twice !== undefined)
    return `ImagePicker: \`existing\` has the id '${twice}' twice; both are shown, and go together. Give each picture an id of its own.`;
  const silent = existing.find(({ alt }) => alt.trim() === '');
  return silent
    ? `ImagePicker: the picture '${silent.id}' of \`existing\` has an empty \`alt\`, so it is named by its place. Say what is seen in it.`
    : null;
}
