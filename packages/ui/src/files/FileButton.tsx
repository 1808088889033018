import { type ReactNode, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import * as styles from './files.css.ts';

interface FileButtonProps {
  /** A picture before the words. */
  icon: ReactNode;
  /** The words. */
  children: string;
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  autoFocus?: boolean | undefined;
  /** Which kinds are offered; all where there are none. */
  accept: readonly string[];
  /** Whether several can be chosen at once. */
  allowsMultiple?: boolean | undefined;
  /** Whether a phone takes a picture instead of offering those it has. */
  takesPhoto?: boolean | undefined;
  /** Called with the files that were chosen. */
  onSelect: (files: FileList | null) => void;
}

/** A button that asks for files. */
export function FileButton(props: FileButtonProps) {
  const { accept, allowsMultiple, takesPhoto, onSelect, ...button } = props;
  const input = useRef<HTMLInputElement>(null);
  const ask = () => {
    if (!input.current) return;
    // The same file can be chosen again.
    input.current.value = '';
    input.current.click();
  };
  return (
    <>
      <Button {...button} onPress={ask} />
      <input
        ref={input}
        type="file"
        className={styles.input}
        accept={accept.join(',')}
        multiple={allowsMultiple}
        capture={takesPhoto ? 'environment' : undefined}
        // What is around the button is not pressed with it.
        onClick={(event) => event.stopPropagation()}
        onChange={(event) => onSelect(event.target.files)}
      />
    </>
  );
}
