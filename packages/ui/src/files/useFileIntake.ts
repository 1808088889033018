import { type ClipboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { DropItem } from 'react-aria-components/useDragAndDrop';
import { useDrop } from 'react-aria-components/useDrop';
import type { NamedFile } from './acceptsFile.ts';
import { checkFiles, type FileLimits, type FileRefusal, type FileRefusalReason } from './checkFiles.ts';

interface FileIntakeOptions {
  /** The whole field, which takes drops. */
  root: RefObject<HTMLElement | null>;
  value: readonly File[];
  onChange: (files: File[]) => void;
  onRefuse?: ((refusals: FileRefusal[]) => void) | undefined;
  limits: FileLimits;
  /** Whether files are accepted now. */
  isActive: boolean;
  /** Finds unreadable files, which are refused. */
  findUnreadable?: ((files: readonly File[]) => Promise<ReadonlySet<NamedFile>>) | undefined;
}

/** Adds chosen, dropped and pasted files within the limits, and keeps the refusals of the last time. */
export function useFileIntake(options: FileIntakeOptions) {
  const [refusals, setRefusals] = useState<readonly FileRefusal[]>([]);
  const [checking, setChecking] = useState(0);
  const [addedCount, setAddedCount] = useState(0);
  const latest = useRef(options);
  const isMounted = useRef(false);
  useEffect(() => {
    latest.current = options;
  });
  useEffect(() => {
    isMounted.current = true;
    return () => {
      isMounted.current = false;
    };
  }, []);

  const settle = (files: readonly File[], known: ReadonlyMap<File, FileRefusalReason>) => {
    const { value, onChange, onRefuse, limits } = latest.current;
    const { accepted, refusals: refused } = checkFiles(files, value, limits, known);
    setRefusals(refused);
    setAddedCount(accepted.length);
    if (accepted.length > 0) {
      const next = [...value, ...accepted];
      // A second batch may arrive before the caller has rendered the first.
      latest.current = {
        ...latest.current,
        value: next,
        limits: { ...limits, room: limits.room - accepted.length },
      };
      onChange(next);
    }
    if (refused.length > 0) onRefuse?.(refused);
  };

  const add = async (files: readonly File[], known = new Map<File, FileRefusalReason>()) => {
    const { isActive, findUnreadable, limits } = latest.current;
    if (!isActive || files.length === 0) return;
    if (!findUnreadable) return settle(files, known);
    setChecking((count) => count + 1);
    const { accepted } = checkFiles(files, [], { ...limits, room: Number.POSITIVE_INFINITY }, known);
    const unreadable = await findUnreadable(accepted);
    if (!isMounted.current) return;
    setChecking((count) => count - 1);
    if (latest.current.isActive)
      settle(
        files,
        new Map([
          ...known,
          ...accepted.filter((file) => unreadable.has(file)).map((file) => [file, 'unreadable'] as const),
        ]),
      );
  };

  const { dropProps, isDropTarget } = useDrop({
    ref: options.root,
    getDropOperation: () => (options.isActive ? 'copy' : 'cancel'),
    onDrop: ({ items }) => void filesOfDrop(items).then(({ files, known }) => add(files, known)),
  });

  return {
    refusals,
    /** The number of files added last. */
    addedCount,
    /** Whether files are being checked. */
    isChecking: checking > 0,
    isDropTarget,
    add(files: FileList | null) {
      void add([...(files ?? [])]);
    },
    /** Clears refusals and count. */
    forget() {
      setRefusals([]);
      setAddedCount(0);
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
