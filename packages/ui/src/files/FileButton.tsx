import type { ReactNode } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button.tsx';

interface FileButtonProps {
  /** An icon before the label. */
  icon: ReactNode;
  /** The label. */
  children: string;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** The kinds that are offered; all where empty. */
  accept: readonly string[];
  /** Whether several can be chosen at once. */
  allowsMultiple?: boolean | undefined;
  /** Whether a phone takes a picture instead of offering those it has. */
  takesPhoto?: boolean | undefined;
  /** Called with the chosen files. */
  onSelect: (files: FileList | null) => void;
}

/** A button that opens the file chooser. */
export function FileButton({ accept, allowsMultiple, takesPhoto, onSelect, ...button }: FileButtonProps) {
  return (
    <FileTrigger
      acceptedFileTypes={accept}
      allowsMultiple={Boolean(allowsMultiple)}
      onSelect={onSelect}
      {...(takesPhoto ? { defaultCamera: 'environment' } : {})}
    >
      <Button {...button} />
    </FileTrigger>
  );
}
