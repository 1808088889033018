import type { Day } from '@handset/domain';
import { DatePicker, FormGrid, TextField, useWords } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../../base/useFlows.ts';
import { Field } from '../../form/Field.tsx';
import { dispatchSettleMessages } from './dispatchSettleMessages.ts';
import type { SettleDraft } from './settleDraft.ts';

/** Date of the settlement, and the reason for returned phones if there are any. */
export function SettleTerms({ from }: { from: Day }) {
  const messages = useWords(dispatchSettleMessages);
  const { today } = useFlows();
  const isReturned = useWatch<SettleDraft, 'outcomes'>({ name: 'outcomes' }).some(
    ({ outcome }) => outcome === 'returned',
  );
  return (
    <FormGrid>
      <Field<SettleDraft, 'date'> name="date">
        {(field) => <DatePicker label={messages.date} min={from} max={today} isRequired {...field} />}
      </Field>
      {isReturned ? (
        <Field<SettleDraft, 'reason'> name="reason">
          {(field) => <TextField label={messages.reason} autoComplete="off" maxLength={400} {...field} />}
        </Field>
      ) : null}
    </FormGrid>
  );
}
