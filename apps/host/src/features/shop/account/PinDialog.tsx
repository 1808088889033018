import { accessCalls } from '@handset/api-client';
import { useCalls, useTill } from '@handset/api-client/swr';
import { type SetPin, setPinSchema } from '@handset/domain';
import { Field, FormDialog, useFlowForm } from '@handset/flows/form';
import { Button, PasswordField, useToast, useWords } from '@handset/ui';
import { useActionToast } from '../../../kit/actions/useActionToast.ts';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { pinWords } from './pinWords.ts';
import { useDevice } from './useDevice.ts';
import { useSend } from './useSend.ts';

/** Sets and removes the own PIN. It is kept nowhere, so this form has no draft. */
export function PinDialog({ onClose }: DialogProps) {
  const words = useWords(pinWords);
  const access = useCalls(accessCalls);
  const toast = useToast();
  const run = useActionToast();
  const send = useSend();
  const { _id: userId } = useUser();
  const till = useTill(useDevice());
  const hasPin = till.data?.some(({ _id }) => _id === userId) ?? false;
  const leave = () => {
    void till.mutate();
    onClose();
  };
  const flow = useFlowForm<SetPin, SetPin>({
    schema: setPinSchema,
    defaultValues: { password: '', pin: '' },
    labels: { password: words.password, pin: words.newPin },
    onSubmit: (value) =>
      send(async () => {
        await access.setPin(value);
        toast.success(words.isSet);
        leave();
      }),
  });
  return (
    <FormDialog
      flow={flow}
      title={words.title}
      description={words.text}
      asksBeforeLeaving={false}
      shouldAdvanceOnEnter
      onCancel={onClose}
    >
      <Field<SetPin, 'password'> name="password">
        {(field) => (
          <PasswordField
            label={words.password}
            autoComplete="current-password"
            isRequired
            autoFocus
            {...field}
          />
        )}
      </Field>
      <Field<SetPin, 'pin'> name="pin">
        {(field) => (
          <PasswordField
            label={words.newPin}
            description={words.hint}
            isNumeric
            autoComplete="one-time-code"
            isRequired
            {...field}
          />
        )}
      </Field>
      {hasPin ? (
        <Button
          variant="quiet"
          onPress={() => void run(() => access.removePin().then(leave), words.isRemoved)}
        >
          {words.remove}
        </Button>
      ) : null}
    </FormDialog>
  );
}
