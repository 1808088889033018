import { ScanField, type ScanFieldProps } from '@handset/ui';
import { forwardRef, useState } from 'react';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { useScanHandler } from '../../form/FormKeys.tsx';
import { useScanSound } from '../../form/useScanSound.ts';

interface UnitScanProps
  extends Pick<ScanFieldProps, 'label' | 'description' | 'errorMessage' | 'name' | 'autoFocus'> {
  /** Called with a scanned or typed text. Returns whether it was used, which clears the field. */
  onTake: (text: string) => boolean;
}

/**
 * Field for scanning phones one after another. Keeps its own text, so that typing does not redraw the list.
 */
export const UnitScan = forwardRef<HTMLInputElement, UnitScanProps>(function UnitScan(
  { onTake, ...field },
  ref,
) {
  const [text, setText] = useState('');
  const playSound = useScanSound();
  useScanHandler((imei) => {
    const isTaken = onTake(imei);
    setText(isTaken ? '' : imei);
    return isTaken ? 'taken' : 'refused';
  });
  return (
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
      isDisabled={useFieldsDisabled()}
    />
  );
});
