import { moved } from '../files/moved.ts';
import { useFileKeys } from '../files/useFileKeys.ts';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './ImagePicker.css.ts';
import { FileTile, PictureTile } from './PictureTile.tsx';
import type { StoredImage } from './StoredImage.ts';
import { useReorderByMouse } from './useReorderByMouse.ts';

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
  const { value, onChange, existing, onRemoveExisting, onReorderExisting, hasCover, isActive, onDone } =
    props;
  const { messages } = useUI();
  const storedKeys = uniqueKeys(existing.map(({ id }) => `stored ${id}`));
  const fileKeys = useFileKeys(value);
  const count = existing.length + value.length;

  const tellMove = (name: string, place: number) => onDone(messages.files.movedTo(name, place + 1, count));
  const moveFile = (from: number, to: number) => {
    tellMove(value[from]?.name ?? '', existing.length + to);
    onChange(moved(value, from, to));
  };
  const moveStored = (from: number, to: number) => {
    tellMove(nameOf(existing[from], from), to);
    onReorderExisting?.(moved(existing, from, to).map(({ id }) => id));
  };
  const nameOf = (stored: StoredImage | undefined, position: number) =>
    stored?.alt.trim() || messages.imageNumber(position + 1);

  const dragFile = useReorderByMouse(moveFile);
  const dragStored = useReorderByMouse(moveStored);
  if (count === 0) return null;

  /** Props that move a picture among stored pictures or among files. */
  const moves = (
    position: number,
    total: number,
    move: (from: number, to: number) => void,
    canMove: boolean,
  ) => {
    if (!canMove || total < 2) return {};
    return {
      onMoveEarlier: position > 0 ? () => move(position, position - 1) : undefined,
      onMoveLater: position < total - 1 ? () => move(position, position + 1) : undefined,
      drag: (move === moveFile ? dragFile : dragStored)(position),
    };
  };
  const canReorderStored = isActive && onReorderExisting !== undefined;
  return (
    <ul className={styles.tiles}>
      {existing.map((stored, position) => {
        const name = nameOf(stored, position);
        const remove = () => {
          onDone(messages.removed(name));
          onRemoveExisting?.(stored.id);
        };
        return (
          <PictureTile
            {...moves(position, existing.length, moveStored, canReorderStored)}
            key={storedKeys[position]}
            itemKey={storedKeys[position] ?? ''}
            url={stored.url}
            alt={name}
            name={name}
            isCover={Boolean(hasCover) && position === 0}
            onMakeCover={
              hasCover && canReorderStored && position > 0 ? () => moveStored(position, 0) : undefined
            }
            onRemove={isActive && onRemoveExisting ? remove : undefined}
          />
        );
      })}
      {value.map((file, position) => {
        const canBeCover = Boolean(hasCover) && existing.length === 0;
        const remove = () => {
          onDone(messages.removed(file.name));
          onChange(value.filter((_, other) => other !== position));
        };
        return (
          <FileTile
            {...moves(position, value.length, moveFile, isActive)}
            key={fileKeys[position]}
            itemKey={fileKeys[position] ?? ''}
            file={file}
            alt={`${messages.imageNumber(existing.length + position + 1)}: ${file.name}`}
            name={file.name}
            isCover={canBeCover && position === 0}
            onMakeCover={canBeCover && isActive && position > 0 ? () => moveFile(position, 0) : undefined}
            onRemove={isActive ? remove : undefined}
          />
        );
      })}
    </ul>
  );
}
