import { identityOf } from '../files/checkFiles.ts';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './ImagePicker.css.ts';
import { FileTile, PictureTile } from './PictureTile.tsx';
import { moved, useReorderByMouse } from './useReorderByMouse.ts';

/** A picture that is already stored. */
export interface StoredImage {
  /** The id of the picture. */
  id: string;
  /** The address of the picture. */
  url: string;
  /** The text alternative. */
  alt: string;
}

interface PictureTilesProps {
  value: readonly File[];
  onChange: (files: File[]) => void;
  existing: readonly StoredImage[];
  onRemoveExisting?: ((id: string) => void) | undefined;
  onReorderExisting?: ((ids: string[]) => void) | undefined;
  hasCover?: boolean | undefined;
  /** Whether anything can be changed. */
  isActive: boolean;
  /** Called with a description of the change. */
  onDone: (what: string) => void;
}

/** The pictures in their order: stored ones first, each kind moved among its own. */
export function PictureTiles(props: PictureTilesProps) {
  const { value, onChange, existing, onRemoveExisting, onReorderExisting, isActive, onDone } = props;
  const { hasCover = false } = props;
  const { messages } = useUI();
  const storedKeys = uniqueKeys(existing.map(({ id }) => `stored ${id}`));
  const fileKeys = uniqueKeys(value.map(identityOf));
  const count = existing.length + value.length;
  const storedNames = existing.map(({ alt }, position) => alt.trim() || messages.imageNumber(position + 1));

  const tellMove = (name: string | undefined, place: number) =>
    onDone(messages.files.movedTo(name ?? '', place + 1, count));
  const moveFile = (from: number, to: number) => {
    tellMove(value[from]?.name, existing.length + to);
    onChange(moved(value, from, to));
  };
  const moveStored = (from: number, to: number) => {
    tellMove(storedNames[from], to);
    onReorderExisting?.(moved(existing, from, to).map(({ id }) => id));
  };
  const removeFile = (position: number, name: string) => {
    onDone(messages.removed(name));
    onChange(value.filter((_, other) => other !== position));
  };
  const removeStored = (id: string, name: string) => {
    onDone(messages.removed(name));
    onRemoveExisting?.(id);
  };

  const dragFile = useReorderByMouse(moveFile);
  const dragStored = useReorderByMouse(moveStored);
  const canMoveStored = isActive && onReorderExisting !== undefined && existing.length > 1;
  const canMoveFiles = isActive && value.length > 1;
  if (count === 0) return null;
  return (
    <ul className={styles.tiles}>
      {existing.map(({ id, url }, position) => {
        const name = storedNames[position] ?? '';
        return (
          <PictureTile
            key={storedKeys[position]}
            itemKey={storedKeys[position] ?? ''}
            url={url}
            alt={name}
            name={name}
            position={position}
            total={existing.length}
            hasCover={hasCover}
            onMove={canMoveStored ? moveStored : undefined}
            drag={canMoveStored ? dragStored(position) : undefined}
            onRemove={isActive && onRemoveExisting ? () => removeStored(id, name) : undefined}
          />
        );
      })}
      {value.map((file, position) => (
        <FileTile
          key={fileKeys[position]}
          itemKey={fileKeys[position] ?? ''}
          file={file}
          alt={`${messages.imageNumber(existing.length + position + 1)}: ${file.name}`}
          name={file.name}
          position={position}
          total={value.length}
          hasCover={hasCover && existing.length === 0}
          onMove={canMoveFiles ? moveFile : undefined}
          drag={canMoveFiles ? dragFile(position) : undefined}
          onRemove={isActive ? () => removeFile(position, file.name) : undefined}
        />
      ))}
    </ul>
  );
}
