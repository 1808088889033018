import { ScanField, type ScanFieldProps } from '@handset/ui';
import { forwardRef, useState } from 'react';
import { useCamera } from '../../form/CameraButton.tsx';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { useHandOver, useScanHandler } from '../../form/FormKeys.tsx';
import { useScanSound } from '../../form/useScanSound.ts';

interface UnitScanProps
  extends Pick<ScanFieldProps, 'label' | 'description' | 'errorMessage' | 'name' | 'autoFocus'> {
  /** Called with a scanned or typed text. Returns whether it was used, which clears the field. */
  onTake: (text: string) => boolean;
}

/**
 * Field for scanning phones one after another, also with the camera of a touch device. Keeps its own text, so that typing does not redraw the list.
 */
export const UnitScan = forwardRef<HTMLInputElement, UnitScanProps>(function UnitScan(
  { onTake, ...field },
  ref,
) {
  const [text, setText] = useState('');
  const isDisabled = useFieldsDisabled();
  const playSound = useScanSound();
  const camera = useCamera({ onScan: useHandOver(), keepsOpen: true, isDisabled });
  useScanHandler((imei) => {
    const isTaken = onTake(imei);
    setText(isTaken ? '' : imei);
    return isTaken ? 'taken' : 'refused';
  });
  return (
    <>
      <ScanField
        {...field}
        ref={ref}
        value={text}
        onChange={setText}
        onScan={(scanned) => {
          const isTaken = onTake(scanned);
          if (isTaken) setText('');
          playSound(isTaken);
        }}
        acceptsTyping
        isNumeric
        isDisabled={isDisabled}
        end={camera.button}
      />
      {camera.dialog}
    </>
  );
});
