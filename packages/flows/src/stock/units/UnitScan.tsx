import { ScanField, type ScanFieldProps } from '@handset/ui';
import { forwardRef, useState } from 'react';
import { imeisOfCode } from '../../base/imeisOfCode.ts';
import { useCamera } from '../../form/CameraButton.tsx';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { useHandOver, useScanHandler } from '../../form/FormKeys.tsx';
import { useScanSound } from '../../form/useScanSound.ts';

/** Result of a text: its phone was taken, or cannot be, or is unknown, and then the text stays to be corrected. */
export type UnitScanResult = 'taken' | 'refused' | 'unknown';

interface UnitScanProps
  extends Pick<ScanFieldProps, 'label' | 'description' | 'errorMessage' | 'name' | 'autoFocus'> {
  /** Called with a scanned or typed text. */
  onTake: (text: string) => UnitScanResult;
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
  const take = (scanned: string, second?: string) => {
    let result = onTake(scanned);
    // A phone may be known by the other of its IMEIs alone.
    if (result === 'unknown' && second) result = onTake(second);
    setText(result === 'unknown' ? scanned : '');
    return result === 'taken';
  };
  const takeText = (scanned: string) => {
    const [imei, second, ...others] = imeisOfCode(scanned);
    return imei === undefined || others.length > 0 ? take(scanned) : take(imei, second);
  };
  useScanHandler((imei, second) => (take(imei, second) ? 'taken' : 'refused'));
  return (
    <>
      <ScanField
        {...field}
        ref={ref}
        value={text}
        onChange={setText}
        onScan={(scanned) => playSound(takeText(scanned))}
        acceptsTyping
        isNumeric
        isDisabled={isDisabled}
        end={camera.button}
      />
      {camera.dialog}
    </>
  );
});
