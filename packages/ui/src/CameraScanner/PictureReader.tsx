import { ImageUp } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { FileButton } from '../files/FileButton.tsx';
import { useTakesLong } from '../picker/useTakesLong.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import * as styles from './CameraScanner.css.ts';
import { decodeImage, PictureError } from './decodeImage.ts';
import type { Barcode, DecoderOptions } from './decoder.ts';

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
  const current = useRef(0);
  useEffect(
    () => () => {
      // Ignore a picture that is still being read.
      current.current += 1;
    },
    [],
  );

  const readFrom = async (files: FileList | null) => {
    const file = files?.[0];
    if (!file) return;
    current.current += 1;
    const own = current.current;
    setOutcome('reading');
    try {
      const [code] = await decodeImage(file, { formats, wasmUrl });
      if (own !== current.current) return;
      setOutcome(code ? null : 'nothingInPicture');
      if (code) onRead(code);
    } catch (error) {
      const isPicture = error instanceof PictureError && error.reason === 'picture';
      if (own === current.current) setOutcome(isPicture ? 'unreadablePicture' : 'decoderFailed');
    }
  };

  return (
    <>
      <FileButton
        accept={['image/*']}
        onSelect={(files) => void readFrom(files)}
        icon={<ImageUp size={16} strokeWidth={1.75} />}
        isPending={outcome === 'reading' && !isSlow}
      >
        {words.readPicture}
      </FileButton>
      {outcome && outcome !== 'reading' ? (
        <div className={styles.error} role="alert">
          {words[outcome]}
        </div>
      ) : null}
      {isSlow ? <div className={styles.slow}>{messages.takesLong}</div> : null}
    </>
  );
}
