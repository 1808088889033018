import { IconButton, Modal, readScan, Stack, Text, useWords } from '@handset/ui';
import { CameraScanner } from '@handset/ui/CameraScanner';
import { Camera } from 'lucide-react';
import { useState } from 'react';
import { imeisOfCode } from '../base/imeisOfCode.ts';
import * as styles from './CameraButton.css.ts';
import { commonMessages } from './commonMessages.ts';
import type { ScanHandler } from './FormKeys.tsx';

/** Props of CameraButton. */
export interface CameraButtonProps {
  /** Name of the scanned field, such as 'IMEI #1'. @default 'IMEI' */
  label?: string | undefined;
  /** Takes an IMEI that the camera has read, or both of a phone. */
  onScan: ScanHandler;
  /** Whether the camera stays open for the next phone after one that was taken. @default false */
  keepsOpen?: boolean | undefined;
  /** Whether it cannot be pressed. @default false */
  isDisabled?: boolean | undefined;
}

/** On touch devices, a button that scans an IMEI with the camera. Other codes on the box are passed over. */
export function CameraButton(props: CameraButtonProps) {
  const { button, dialog } = useCamera(props);
  return (
    <>
      {button}
      {dialog}
    </>
  );
}

/** The parts of `CameraButton`, for a field: its button stands in the frame, and its dialog must stand outside the field. */
export function useCamera({ label, onScan, keepsOpen = false, isDisabled = false }: CameraButtonProps) {
  const messages = useWords(commonMessages);
  const [isOpen, setOpen] = useState(false);
  const [otherCode, setOtherCode] = useState<string>();
  const title = messages.scanByCamera(label ?? messages.imei);

  const open = () => {
    setOtherCode(undefined);
    setOpen(true);
  };
  const take = (code: string) => {
    const { text } = readScan(code);
    const [imei, second, ...others] = imeisOfCode(text);
    if (imei === undefined || others.length > 0) return setOtherCode(text);
    setOtherCode(undefined);
    // The form says which scan it refused.
    if (onScan(imei, second) !== 'taken' || !keepsOpen) setOpen(false);
  };

  return {
    button: (
      <span className={styles.button}>
        <IconButton label={title} hasTooltip={false} isDisabled={isDisabled} onPress={open}>
          <Camera size={18} strokeWidth={1.75} />
        </IconButton>
      </span>
    ),
    dialog: (
      <Modal isOpen={isOpen} isDismissable onClose={() => setOpen(false)} title={title} size="small">
        <Stack gap={3}>
          <CameraScanner label={title} onScan={take} />
          {otherCode === undefined ? null : <Text tone="caution">{messages.otherCode(otherCode)}</Text>}
        </Stack>
      </Modal>
    ),
  };
}
