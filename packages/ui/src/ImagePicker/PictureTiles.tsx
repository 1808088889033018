import { type DragEvent, useState } from 'react';
import { identityOf } from '../files/checkFiles.ts';
import { uniqueKeys } from '../tabular/uniqueKeys.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './ImagePicker.css.ts';
import type { ImagePickerProps, StoredImage } from './ImagePickerProps.ts';
import { PictureTile } from './PictureTile.tsx';

interface PictureTilesProps extends ImagePickerProps {
  existing: readonly StoredImage[];
  /** Whether anything can be changed. */
  isActive: boolean;
  /** Called with a description of the change. */
  onDone: (what: string) => void;
}

/** The pictures in their order: stored ones first, each kind moved among its own. */
export function PictureTiles(props: PictureTilesProps) {
  const { value, onChange, existing, onRemoveExisting, onReorderExisting, isActive, onDone } = props;
  const { messages } = useUI();
  const stored = existing.length;
  const isStored = (position: number) => position < stored;
  const pictures = [
    ...existing.map(({ id, url, alt }, position) => {
      const name = alt.trim() || messages.imageNumber(position + 1);
      return { id, source: url, name, alt: name };
    }),
    ...value.map((file, position) => {
      const alt = `${messages.imageNumber(stored + position + 1)}: ${file.name}`;
      return { id: identityOf(file), source: file, name: file.name, alt };
    }),
  ];
  const keys = uniqueKeys(pictures.map(({ id }) => id));

  const move = (from: number, to: number) => {
    onDone(messages.files.movedTo(pictures[from]?.name ?? '', to + 1, pictures.length));
    if (isStored(from)) onReorderExisting?.(moved(existing, from, to).map(({ id }) => id));
    else onChange(moved(value, from - stored, to - stored));
  };
  const remove = (position: number) => {
    const picture = pictures[position];
    onDone(messages.removed(picture?.name ?? ''));
    if (isStored(position)) onRemoveExisting?.(picture?.id ?? '');
    else onChange(value.filter((_, other) => other !== position - stored));
  };
  const drag = useReorderByMouse(move, (from, to) => isStored(from) === isStored(to));

  if (pictures.length === 0) return null;
  return (
    <ul className={styles.tiles}>
      {pictures.map((picture, position) => {
        const [first, last] = isStored(position) ? [0, stored - 1] : [stored, pictures.length - 1];
        const canMove = isActive && last > first && (!isStored(position) || onReorderExisting !== undefined);
        const canRemove = isActive && (!isStored(position) || onRemoveExisting !== undefined);
        const moveTo = (to: number) =>
          canMove && to >= first && to <= last ? () => move(position, to) : undefined;
        return (
          <PictureTile
            key={keys[position]}
            {...picture}
            isCover={props.hasCover && position === 0}
            onMakeCover={props.hasCover && position > 0 ? moveTo(0) : undefined}
            onMoveEarlier={moveTo(position - 1)}
            onMoveLater={moveTo(position + 1)}
            onRemove={canRemove ? () => remove(position) : undefined}
            drag={canMove ? drag(position) : undefined}
          />
        );
      })}
    </ul>
  );
}

/** Lets users drag the items of a list to other positions. Buttons do the same for keyboards. */
function useReorderByMouse(
  onMove: (from: number, to: number) => void,
  canMove: (from: number, to: number) => boolean,
) {
  const [drag, setDrag] = useState<{ from: number; over: number } | null>(null);
  const side = drag && drag.from < drag.over ? 'after' : 'before';

  /** Attributes of the item at a place. */
  return (position: number) => ({
    draggable: true,
    'data-dragged': drag?.from === position || undefined,
    // Mark the side that it would be dropped on.
    'data-drop': drag?.over === position && drag.from !== position ? side : undefined,
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox begins no drag that carries nothing.
      event.dataTransfer.setData('text/plain', '');
      setDrag({ from: position, over: position });
    },
    onDragOver(event: DragEvent) {
      if (!drag || !canMove(drag.from, position)) return;
      event.preventDefault();
      // The field around it would refuse what is no file.
      event.stopPropagation();
      if (drag.over !== position) setDrag({ ...drag, over: position });
    },
    onDrop(event: DragEvent) {
      if (!drag || !canMove(drag.from, position)) return;
      event.preventDefault();
      event.stopPropagation();
      setDrag(null);
      if (drag.from !== position) onMove(drag.from, position);
    },
    onDragEnd: () => setDrag(null),
  });
}

/** Moves an item of a list. */
function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, position) => position !== from);
  rest.splice(to, 0, ...items.slice(from, from + 1));
  return rest;
}
