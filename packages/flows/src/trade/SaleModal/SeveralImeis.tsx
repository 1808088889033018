import { Button, TextArea, useWords } from '@handset/ui';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useFieldsDisabled } from '../../form/Field.tsx';
import * as layout from '../../form/layout.css.ts';
import { DraftField } from './DraftField.tsx';
import * as styles from './SaleModal.css.ts';
import type { SaleDraft } from './saleDraft.ts';
import { saleMessages } from './saleMessages.ts';

/** Many phones at once: a list that is pasted from a spreadsheet or scanned line by line. */
export function SeveralImeis({ onAddAll }: { onAddAll: () => void }) {
  const messages = useWords(saleMessages);
  const text = useWatch<SaleDraft, 'writtenImeis'>({ name: 'writtenImeis' });
  const [isAsked, setAsked] = useState(false);
  // A list that is not empty is not folded away: it may be part of the sale. It stays while it is emptied.
  if (text !== '' && !isAsked) setAsked(true);
  const isDisabled = useFieldsDisabled();
  const listId = useId();
  return (
    <>
      <Button
        variant="quiet"
        icon={<Plus size={18} strokeWidth={1.75} />}
        aria-expanded={isAsked}
        aria-controls={isAsked ? listId : undefined}
        onPress={() => setAsked(!isAsked)}
      >
        {messages.severalImeis}
      </Button>
      {isAsked && (
        <div id={listId} className={styles.several} data-scan-field="">
          <DraftField name="writtenImeis">
            {(field) => (
              <TextArea
                {...field}
                label={messages.writtenImeis}
                description={messages.writtenImeisHint}
                rows={4}
              />
            )}
          </DraftField>
          <div className={layout.plain}>
            <Button onPress={onAddAll} isDisabled={isDisabled}>
              {messages.addAll}
            </Button>
          </div>
        </div>
      )}
    </>
  );
}
