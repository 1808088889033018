import { File as FileIcon, FileImage, X } from 'lucide-react';
import * as sharedStyles from '../files/files.css.ts';
import { formatSize } from '../files/formatSize.ts';
import { useFileKeys } from '../files/useFileKeys.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './FileDrop.css.ts';

interface FileListProps {
  files: readonly File[];
  /** Called with the index of the file to remove. Without it none can be removed. */
  onRemove: ((position: number) => void) | undefined;
}

/** The added files, each with a button to remove it. */
export function FileList({ files, onRemove }: FileListProps) {
  const { messages } = useUI();
  const keys = useFileKeys(files);
  return (
    <ul className={styles.list}>
      {files.map((file, position) => {
        const Icon = file.type.startsWith('image/') ? FileImage : FileIcon;
        return (
          <li key={keys[position]} className={styles.item} data-item={keys[position]}>
            <Icon size={16} strokeWidth={1.75} className={styles.icon} aria-hidden />
            <span className={styles.name} dir="auto">
              {file.name}
            </span>
            <span className={styles.size}>{formatSize(file.size)}</span>
            {onRemove ? (
              <span className={sharedStyles.action} data-action="remove">
                <IconButton
                  label={messages.removeImage(file.name)}
                  size="small"
                  onPress={() => onRemove(position)}
                >
                  <X size={16} strokeWidth={1.75} />
                </IconButton>
              </span>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
