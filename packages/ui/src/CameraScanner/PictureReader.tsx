import { ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { Button } from '../Button/Button.tsx';
import { useTakesLong } from '../picker/useTakesLong.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './CameraScanner.css.ts';
import { type Barcode, type DecoderOptions, decodeImage, PictureError } from './decoder.ts';

type Outcome = 'reading' | 'nothingInPicture' | 'unreadablePicture' | 'decoderFailed';

/** Reads a code from a chosen or taken picture, without permission for the camera. */
export function PictureReader({
  formats,
  wasmUrl,
  onRead,
}: DecoderOptions & { onRead: (code: Barcode) => void }) {
  const { messages } = useUI();
  const words = messages.camera;
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const isSlow = useTakesLong(outcome === 'reading', 0);
  // The file that is being read. Results of earlier files, or after unmount, are ignored.
  const current = useRef<File | null>(null);
  useEffect(
    () => () => {
      current.current = null;
    },
    [],
  );

  const readFrom = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    current.current = file;
    setOutcome('reading');
    try {
      const [code] = await decodeImage(file, { formats, wasmUrl });
      if (current.current !== file) return;
      setOutcome(code ? null : 'nothingInPicture');
      if (code) onRead(code);
    } catch (error) {
      const isPicture = error instanceof PictureError && error.reason === 'picture';
      if (current.current === file) setOutcome(isPicture ? 'unreadablePicture' : 'decoderFailed');
    }
  };

  return (
    <>
      <FileTrigger acceptedFileTypes={['image/*']} onSelect={(files) => void readFrom(files)}>
        <Button icon={<ImageUp size={16} strokeWidth={1.75} />} isPending={outcome === 'reading' && !isSlow}>
          {words.readPicture}
        </Button>
      </FileTrigger>
      {outcome && outcome !== 'reading' ? (
        <div className={styles.error} role="alert">
          {words[outcome]}
        </div>
      ) : null}
      {isSlow ? <div className={styles.slow}>{messages.takesLong}</div> : null}
    </>
  );
}
