import { type ClipboardEvent, useEffect, useRef, useState } from 'react';
import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { useDrop } from 'react-aria-components/useDrop';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { checkFiles, type FileLimits, type FileRefusal, type FileRefusalReason } from './checkFiles.ts';

interface FileIntakeOptions {
  value: readonly File[];
  onChange: (files: File[]) => void;
  onRefuse?: ((refusals: FileRefusal[]) => void) | undefined;
  limits: FileLimits;
  /** Whether files are accepted now. */
  isActive: boolean;
  /** Whether a file can be read. One that cannot is refused. */
  isReadable?: ((file: File) => Promise<boolean>) | undefined;
}

/** Adds chosen, dropped and pasted files within the limits, and keeps the refusals of the last time. */
export function useFileIntake(options: FileIntakeOptions) {
  const { added } = useUI().messages.files;
  const root = useRef<HTMLFieldSetElement>(null);
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);
  const [checking, setChecking] = useState(0);
  const [news, setNews] = useState('');
  // Null once the field is gone.
  const latest = useRef<FileIntakeOptions | null>(options);
  useEffect(() => {
    latest.current = options;
    return () => {
      latest.current = null;
    };
  });

  const settle = (files: readonly File[], known: ReadonlyMap<File, FileRefusalReason>) => {
    const now = latest.current;
    if (!now?.isActive) return;
    const { accepted, refusals: refused } = checkFiles(files, now.value, now.limits, known);
    setRefusals(refused);
    setNews(accepted.length > 0 ? added(accepted.length) : '');
    if (accepted.length > 0) {
      const value = [...now.value, ...accepted];
      // A second batch may arrive before the caller has rendered the first.
      latest.current = { ...now, value, limits: { ...now.limits, room: now.limits.room - accepted.length } };
      now.onChange(value);
    }
    if (refused.length > 0) now.onRefuse?.(refused);
  };

  const add = async (files: readonly File[], known = new Map<File, FileRefusalReason>()) => {
    if (!latest.current?.isActive || files.length === 0) return;
    const { isReadable, limits } = latest.current;
    if (isReadable) {
      setChecking((count) => count + 1);
      const { accepted } = checkFiles(files, [], { ...limits, room: Number.POSITIVE_INFINITY }, known);
      // One after the other: a picture takes many times its size while it is decoded.
      for (const file of accepted) if (!(await isReadable(file))) known.set(file, 'unreadable');
      setChecking((count) => count - 1);
    }
    settle(files, known);
  };

  const { dropProps, isDropTarget } = useDrop({
    ref: root,
    getDropOperation: () => (options.isActive ? 'copy' : 'cancel'),
    onDrop: ({ items }) => void filesOfDrop(items).then(({ files, known }) => add(files, known)),
  });

  return {
    /** The whole field, which takes drops. */
    root,
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
