import { PatternField, type PatternFieldProps, Text, useWords } from '@handset/ui';
import { forwardRef, useState } from 'react';
import { commonMessages } from '../../form/commonMessages.ts';
import { plain } from '../../form/layout.css.ts';
import { type CnicOnFile, isOtherCnic } from './cnicOnFile.ts';

interface CnicFieldProps
  extends Omit<PatternFieldProps, 'pattern' | 'placeholder' | 'value' | 'onChange' | 'onBlur'> {
  /** The digits that were typed. */
  value: string;
  onChange: (digits: string) => void;
  onBlur: () => void;
  /** The CNIC on file, which is taken while none is typed. */
  onFile: CnicOnFile | undefined;
}

/**
 * A party's CNIC. One on file is shown, and Enter passes over it. The draft holds only what is typed, so that another party never
 * keeps it.
 */
export const CnicField = forwardRef<HTMLInputElement, CnicFieldProps>(function CnicField(
  { value: typed, onChange, onBlur, onFile, description, ...field },
  ref,
) {
  const messages = useWords(commonMessages);
  // An emptied field stays empty while somebody types in it.
  const [isEmptied, setEmptied] = useState(false);
  const isTaken = typed === '' && onFile !== undefined;
  const text = onFile?.text;
  return (
    <div className={plain} data-enter-pass={isTaken ? '' : undefined}>
      <PatternField
        pattern="00000-0000000-0"
        description={text ? (isTaken ? messages.cnicOnFile : messages.cnicOnFileIs(text)) : description}
        placeholder={text}
        value={isTaken && !isEmptied ? (onFile.digits ?? '') : typed}
        onChange={(digits) => {
          setEmptied(digits === '');
          onChange(digits === onFile?.digits ? '' : digits);
        }}
        onBlur={() => {
          setEmptied(false);
          onBlur();
        }}
        {...field}
        ref={ref}
      />
      {isOtherCnic(typed, onFile) ? (
        <Text as="p" tone="caution" size={1}>
          {messages.cnicDiffers}
        </Text>
      ) : null}
    </div>
  );
});
