import { accessCalls } from '@handset/api-client';
import { useCalls, useTill } from '@handset/api-client/swr';
import { type TakeTill, type TillPerson, takeTillSchema } from '@handset/domain';
import { Field, FormDialog, useFlowForm } from '@handset/flows/form';
import { Banner, EmptyState, Modal, PasswordField, RadioGroup, useWords } from '@handset/ui';
import { Users } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { outboxWords } from '../../../kit/outbox/outboxWords.ts';
import { useEntries } from '../../../kit/outbox/useOutbox.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { getApiOrigin } from '../../../kit/session/baseURL.ts';
import { session, useUser } from '../../../kit/session/useSession.ts';
import { pinWords } from './pinWords.ts';
import { useDevice } from './useDevice.ts';
import { useSend } from './useSend.ts';

/** Another person of the shop goes on at this device, by a PIN. */
export function TillDialog({ onClose }: DialogProps) {
  const words = useWords(pinWords);
  const { _id: userId } = useUser();
  const device = useDevice();
  const till = useTill(device);
  const others = device === null ? [] : till.data?.filter(({ _id }) => _id !== userId);
  if (device && others && others.length > 0)
    return <TakeTillForm device={device} people={others} onClose={onClose} />;
  return (
    <Modal isOpen isDismissable title={words.change} size="small" onClose={onClose}>
      {others ? (
        <EmptyState icon={<Users />} title={words.nobody} description={words.nobodyText} />
      ) : (
        <Loaded state={till}>{() => null}</Loaded>
      )}
    </Modal>
  );
}

interface TakeTillFormProps extends DialogProps {
  device: string;
  people: readonly TillPerson[];
}

function TakeTillForm({ device, people, onClose }: TakeTillFormProps) {
  const words = useWords(pinWords);
  const { leaveText } = useWords(outboxWords);
  const format = useFormat();
  const waiting = useEntries().length;
  const access = useCalls(accessCalls);
  const send = useSend();
  const isOne = people.length === 1;
  const pin = useRef<HTMLInputElement>(null);
  const flow = useFlowForm<TakeTill, TakeTill>({
    schema: takeTillSchema,
    defaultValues: { userId: people[0]?._id ?? '', pin: '', device },
    labels: { userId: words.person, pin: words.pin, device: words.title },
    onSubmit: (proof) =>
      send(async () => {
        const next = await access.takeTill(proof);
        onClose();
        session.begin(next, await getApiOrigin());
      }),
  });
  const { errors, submitCount } = flow;
  const isPinWrong = errors.some(({ name }) => name === 'pin');
  useEffect(() => {
    if (submitCount === 0 || !isPinWrong) return;
    pin.current?.focus();
    pin.current?.select();
  }, [submitCount, isPinWrong]);
  return (
    <FormDialog
      // The PIN says itself that it is wrong, and takes the focus to be typed again.
      flow={{ ...flow, errors: errors.filter(({ name }) => name !== 'pin') }}
      title={words.change}
      description={words.changeText}
      submitLabel={words.proceed}
      asksBeforeLeaving={false}
      shouldAdvanceOnEnter
      onCancel={onClose}
    >
      {waiting > 0 ? <Banner tone="caution">{leaveText(format.count(waiting), waiting === 1)}</Banner> : null}
      <Field<TakeTill, 'userId'> name="userId">
        {(field) => (
          <RadioGroup
            {...field}
            label={words.person}
            options={people.map(({ _id, name, username }) => ({
              value: _id,
              label: name,
              description: username,
            }))}
            autoFocus={!isOne}
          />
        )}
      </Field>
      <Field<TakeTill, 'pin'> name="pin">
        {(field) => (
          <PasswordField
            label={words.pin}
            isNumeric
            autoComplete="one-time-code"
            isRequired
            autoFocus={isOne}
            {...field}
            ref={(input) => {
              field.ref(input);
              pin.current = input;
            }}
          />
        )}
      </Field>
    </FormDialog>
  );
}
