import type { Day } from '@handset/domain';
import { DatePicker, FormGrid, TextField } from '@handset/ui';
import { useWatch } from 'react-hook-form';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { Field } from '../form/Field.tsx';
import { useMessages } from '../messages/useMessages.ts';
import { dispatchSettleMessages } from './dispatchSettleMessages.ts';
import type { SettleDraft } from './settleDraft.ts';

/** The day of it all, and why phones came back where some did. */
export function SettleTerms({ from }: { from: Day }) {
  const messages = useMessages(dispatchSettleMessages);
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
