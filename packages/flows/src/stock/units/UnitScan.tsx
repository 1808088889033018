import type { WithImeis } from '@handset/domain';
import { ScanField, type ScanFieldProps } from '@handset/ui';
import { forwardRef, useState } from 'react';
import { imeisOfCode } from '../../base/imeisOfCode.ts';
import { useCamera } from '../../form/CameraButton.tsx';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { useHandOver, useScanHandler } from '../../form/FormKeys.tsx';
import { useScanSound } from '../../form/useScanSound.ts';
import { findUnit } from './findUnit.ts';

/** Result of a text: its phone was taken, or cannot be, or is unknown, and then the text stays to be corrected. */
export type UnitScanResult = 'taken' | 'refused' | 'unknown';

interface UnitScanProps
  extends Pick<ScanFieldProps, 'label' | 'description' | 'errorMessage' | 'name' | 'autoFocus'> {
  /** The phones that can be named. */
  units: readonly WithImeis[];
  /** Called with a scanned or typed text. */
  onTake: (text: string) => UnitScanResult;
}

/**
 * Field for scanning phones one after another, also with the camera of a touch device. Keeps its own text, so that typing does not redraw the list.
 */
export const UnitScan = forwardRef<HTMLInputElement, UnitScanProps>(function UnitScan(
  { units, onTake, ...field },
  ref,
) {
  const [text, setText] = useState('');
  const isDisabled = useFieldsDisabled();
  const playSound = useScanSound();
  const camera = useCamera({ onScan: useHandOver(), keepsOpen: true, isDisabled });
  const unitOf = (text: string) => {
    const found = findUnit(units, text);
    return found.kind === 'one' ? found.unit : undefined;
  };
  const takeOne = (scanned: string) => {
    const result = onTake(scanned);
    setText(result === 'unknown' ? scanned : '');
    return result === 'taken';
  };
  const take = (scanned: string, second?: string): boolean => {
    const unit = unitOf(scanned);
    const other = second ? unitOf(second) : undefined;
    if (!second || !other || unit === other) return takeOne(scanned);
    // A phone that is known by its second IMEI alone, or a code of two phones.
    return unit ? [takeOne(scanned), takeOne(second)].every(Boolean) : takeOne(second);
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
