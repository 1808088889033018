import { DatePicker, FormGrid, FormRow, TextArea, useWords } from '@handset/ui';
import { useFlows } from '../../base/useFlows.ts';
import { Field } from '../../form/Field.tsx';
import type { ReturnDraft } from './returnDraft.ts';
import { returnFormMessages } from './returnFormMessages.ts';
import type { ReturnSubject } from './returnSubject.ts';

/** The longest reason that each kind of return takes. */
const REASON_LENGTHS = { sale: 400, purchase: 200 } as const;

/** The day of the return, and why. */
export function ReturnTerms({ subject }: { subject: ReturnSubject }) {
  const { kind, date, units, accessories } = subject;
  const isOneThing = units.length + accessories.length === 1;
  const messages = useWords(returnFormMessages);
  const { today } = useFlows();
  return (
    <FormGrid>
      <Field<ReturnDraft, 'date'> name="date">
        {(field) => <DatePicker label={messages.date} min={date} max={today} isRequired {...field} />}
      </Field>
      <FormRow>
        <Field<ReturnDraft, 'reason'> name="reason">
          {(field) => (
            <TextArea
              label={messages.reason}
              rows={2}
              maxLength={REASON_LENGTHS[kind]}
              isRequired
              autoFocus={isOneThing}
              {...field}
            />
          )}
        </Field>
      </FormRow>
    </FormGrid>
  );
}
