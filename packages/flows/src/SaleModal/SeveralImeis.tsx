import { Button, Disclosure, TextArea } from '@handset/ui';
import { useState } from 'react';
import { useFieldsDisabled } from '../form/Field.tsx';
import * as layout from '../form/layout.css.ts';
import { useMessages } from '../messages/useMessages.ts';
import { DraftField } from './DraftField.tsx';
import * as styles from './SaleModal.css.ts';
import { saleMessages } from './saleMessages.ts';

/** Many phones at once: a list that is pasted from a spreadsheet or scanned line by line. */
export function SeveralImeis({ onAddAll }: { onAddAll: () => void }) {
  const messages = useMessages(saleMessages);
  const [isExpanded, setExpanded] = useState(false);
  const isDisabled = useFieldsDisabled();
  return (
    <Disclosure title={messages.severalImeis} isExpanded={isExpanded} onExpandedChange={setExpanded}>
      {/* Not there while it is closed, so that Enter does not look for it. */}
      {isExpanded && (
        <div className={styles.several}>
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
    </Disclosure>
  );
}
