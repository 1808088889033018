import { type ClipboardEvent, type ForwardedRef, useEffect, useRef, useState } from 'react';
import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { useDrop } from 'react-aria-components/useDrop';
import { type FieldHandle, useFieldHandle } from '../field/FieldHandle.ts';
import type { FieldProps } from '../field/FieldProps.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { checkFiles, type FileRefusal, type FileRefusalReason } from './checkFiles.ts';
import { nameKinds } from './fileWords.ts';

/** The props of every field for files. */
export interface FileFieldProps extends FieldProps {
  /** The added files, in their order. */
  value: readonly File[];
  /** Called with all files after some were added or moved, or one was removed. */
  onChange: (files: File[]) => void;
  /** Called with the refused files and their reasons. The field itself informs the user. */
  onRefuse?: ((refusals: FileRefusal[]) => void) | undefined;
}

interface FileIntakeOptions extends FileFieldProps {
  accept: readonly string[];
  /** The accepted kinds in words. @default their names */
  acceptLabel?: string | undefined;
  /** The maximum number of files, stored ones included. */
  maxCount: number;
  /** The number of files that are stored already. @default 0 */
  stored?: number | undefined;
  maxSize: number;
  /** Whether a file can be read. One that cannot is refused. */
  isReadable?: ((file: File) => Promise<boolean>) | undefined;
}

/** Adds chosen, dropped and pasted files within the limits, and keeps the refusals of the last time. */
export function useFileIntake(options: FileIntakeOptions, ref: ForwardedRef<FieldHandle>) {
  const { accept, acceptLabel, maxCount, maxSize, stored = 0, value } = options;
  const words = useUI().messages.files;
  const limits = {
    ...{ accept, maxCount, maxSize },
    kinds: acceptLabel ?? nameKinds(accept, words),
    room: maxCount - stored - value.length,
  };
  const isActive = !options.isDisabled && !options.isReadOnly;
  const root = useRef<HTMLFieldSetElement>(null);
  useFieldHandle(ref, root);
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);
  const [checking, setChecking] = useState(0);
  const [news, setNews] = useState('');
  const current = { ...options, limits, isActive };
  // Null once the field is gone.
  const latest = useRef<typeof current | null>(current);
  useEffect(() => {
    latest.current = current;
    return () => {
      latest.current = null;
    };
  });

  const add = async (files: readonly File[], known = new Map<File, FileRefusalReason>()) => {
    const before = latest.current;
    if (!before?.isActive || files.length === 0) return;
    if (before.isReadable) {
      setChecking((count) => count + 1);
      const roomForAll = { ...before.limits, room: Number.POSITIVE_INFINITY };
      // One after the other: a picture takes many times its size while it is decoded.
      for (const file of checkFiles(files, [], roomForAll, known).accepted)
        if (!(await before.isReadable(file))) known.set(file, 'unreadable');
      setChecking((count) => count - 1);
    }
    const now = latest.current;
    if (!now?.isActive) return;
    const { accepted, refusals: refused } = checkFiles(files, now.value, now.limits, known);
    setRefusals(refused);
    setNews(accepted.length > 0 ? words.added(accepted.length) : '');
    if (accepted.length > 0) {
      const all = [...now.value, ...accepted];
      // A second batch may arrive before the caller has rendered the first.
      const room = now.limits.room - accepted.length;
      latest.current = { ...now, value: all, limits: { ...now.limits, room } };
      now.onChange(all);
    }
    if (refused.length > 0) now.onRefuse?.(refused);
  };

  const { dropProps, isDropTarget } = useDrop({
    ref: root,
    getDropOperation: () => (isActive ? 'copy' : 'cancel'),
    onDrop: ({ items }) => void filesOfDrop(items).then(({ files, known }) => add(files, known)),
  });

  return {
    /** The whole field, which takes drops. */
    root,
    limits,
    /** Whether files can be added and removed. */
    isActive,
    refusals,
    /** The last change, announced to screen readers. */
    news,
    /** Whether files are being checked. */
    isChecking: checking > 0,
    isDropTarget,
    add(files: FileList | null) {
      void add([...(files ?? [])]);
    },
    /** Announces another change and clears the refusals. */
    announce(change: string) {
      setRefusals([]);
      setNews(change);
    },
    /** Handlers for the whole field: the browser would open a file dropped beside the zone in place of the page. */
    handlers: {
      ...dropProps,
      onPaste(event: ClipboardEvent) {
        const { files } = event.clipboardData;
        if (files.length === 0) return;
        event.preventDefault();
        void add([...files]);
      },
    },
  };
}

/** The files of a drop. An empty file of its name stands for a folder; `known` marks it. */
async function filesOfDrop(items: readonly DropItem[]) {
  const known = new Map<File, FileRefusalReason>();
  const files: File[] = [];
  for (const item of items) {
    if (item.kind === 'file') files.push(await item.getFile());
    if (item.kind !== 'directory') continue;
    const folder = new File([], item.name);
    known.set(folder, 'folder');
    files.push(folder);
  }
  return { files, known };
}
