import { formatCnic } from '@handset/domain';
import { PatternField, useWords } from '@handset/ui';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { Party } from '../../form/embedding.ts';
import { Field } from '../../form/Field.tsx';
import { plain } from '../../form/layout.css.ts';
import { cnicOnFile } from './cnicOnFile.ts';
import type { PurchaseDraft } from './purchaseDraft.ts';
import { purchaseMessages } from './purchaseMessages.ts';

/**
 * The seller's CNIC. One on file is shown, and Enter passes over it. The draft holds only what is typed, so that another seller never
 * keeps it.
 */
export function CnicField({ parties }: { parties: readonly Party[] }) {
  const messages = useWords(purchaseMessages);
  const entity = useWatch<PurchaseDraft, 'entity'>({ name: 'entity' });
  // An emptied field stays empty while somebody types in it.
  const [isEmptied, setEmptied] = useState(false);
  const onFile = cnicOnFile(entity, parties);
  return (
    <Field<PurchaseDraft, 'cnic'> name="cnic">
      {({ value: typed, onChange, onBlur, ...field }) => {
        const isTaken = typed === '' && onFile !== undefined;
        const text = onFile && leftToRight(formatCnic(onFile.digits ?? onFile.text));
        return (
          <div className={plain} data-enter-pass={isTaken ? '' : undefined}>
            <PatternField
              label={messages.cnic}
              pattern="00000-0000000-0"
              description={text && (isTaken ? messages.cnicOnFile : messages.cnicOnFileIs(text))}
              placeholder={text}
              isRequired={!onFile}
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
            />
          </div>
        );
      }}
    </Field>
  );
}

const leftToRight = (text: string) => `\u2066${text}\u2069`;
