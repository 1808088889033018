import { ScanField, type ScanFieldProps } from '@handset/ui';
import { forwardRef, useState } from 'react';
import { useFieldsDisabled } from '../form/Field.tsx';

interface UnitScanProps
  extends Pick<ScanFieldProps, 'label' | 'description' | 'errorMessage' | 'name' | 'autoFocus'> {
  /** Called with what was scanned or typed; answers whether it was of use, upon which the field is empty again. */
  onTake: (text: string) => boolean;
}

/** Where phones are scanned one after the other. Holds its own text, so that a key draws no list anew. */
export const UnitScan = forwardRef<HTMLInputElement, UnitScanProps>(function UnitScan(
  { onTake, ...field },
  ref,
) {
  const [text, setText] = useState('');
  return (
    <ScanField
      {...field}
      ref={ref}
      value={text}
      onChange={setText}
      onScan={(scanned) => {
        if (onTake(scanned)) setText('');
      }}
      acceptsTyping
      isNumeric
      isDisabled={useFieldsDisabled()}
    />
  );
});
