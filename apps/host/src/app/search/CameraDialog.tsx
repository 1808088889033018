import { isArticleNumber } from '@handset/domain';
import { Modal, readScan, useWords } from '@handset/ui';
import { CameraScanner } from '@handset/ui/CameraScanner';
import { scanWords } from './scanWords.ts';

interface CameraDialogProps {
  onScan: (code: string) => void;
  onClose: () => void;
}

/** Scans with the camera and closes after the first code. Ignores the article number on a phone's box. */
export function CameraDialog({ onScan, onClose }: CameraDialogProps) {
  const words = useWords(scanWords);
  const take = (scanned: string) => {
    const { text } = readScan(scanned);
    if (text === '' || isArticleNumber(text)) return;
    onClose();
    onScan(text);
  };
  return (
    <Modal isOpen isDismissable onClose={onClose} title={words.camera} size="small">
      <CameraScanner label={words.cameraLabel} onScan={take} />
    </Modal>
  );
}
