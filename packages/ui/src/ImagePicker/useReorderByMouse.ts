import { type DragEvent, useState } from 'react';

/** Lets users drag the items of a list to other positions. Buttons do the same for keyboards. */
export function useReorderByMouse(onMove: (from: number, to: number) => void) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [over, setOver] = useState<number | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };

  /** Attributes of the item at a place. */
  return (position: number) => ({
    draggable: true,
    'data-dragged': dragged === position || undefined,
    // Mark the side that it would be dropped on.
    'data-drop': over !== position || dragged === null ? undefined : dragged < position ? 'after' : 'before',
    onDragStart(event: DragEvent) {
      event.dataTransfer.effectAllowed = 'move';
      // Firefox begins no drag that carries nothing.
      event.dataTransfer.setData('text/plain', '');
      setDragged(position);
    },
    onDragOver(event: DragEvent) {
      if (dragged === null) return;
      event.preventDefault();
      // The field around it would refuse what is no file.
      event.stopPropagation();
      setOver(position === dragged ? null : position);
    },
    onDrop(event: DragEvent) {
      if (dragged === null) return;
      event.preventDefault();
      event.stopPropagation();
      end();
      if (dragged !== position) onMove(dragged, position);
    },
    onDragEnd: end,
  });
}

/** Moves an item of a list. */
export function moved<Item>(items: readonly Item[], from: number, to: number): Item[] {
  const rest = items.filter((_, position) => position !== from);
  rest.splice(to, 0, ...items.slice(from, from + 1));
  return rest;
}
