import { accessCalls } from '@handset/api-client';
import { useCalls, useSecondFactor } from '@handset/api-client/swr';
import {
  type BeginSecondFactor,
  beginSecondFactorSchema,
  type ConfirmSecondFactor,
  confirmSecondFactorSchema,
  type EndSecondFactor,
  endSecondFactorSchema,
  type SecondFactorBegun,
} from '@handset/domain';
import { Field, FormDialog, useFlowForm } from '@handset/flows/form';
import { Button, Modal, PasswordField, Text, TextField, useToast, useWords } from '@handset/ui';
import { useState } from 'react';
import { renderSVG } from 'uqr';
import type { DialogProps } from '../../../kit/dialogs/DialogProps.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import * as styles from './TwoStepDialog.css.ts';
import { twoStepWords } from './twoStepWords.ts';
import { useSend } from './useSend.ts';

/** Turns the code besides the password on or off. */
export function TwoStepDialog({ onClose }: DialogProps) {
  const words = useWords(twoStepWords);
  const state = useSecondFactor();
  const { data } = state;
  // The codes are told once. They stay when the setting below them is read again.
  const [codes, setCodes] = useState<string[]>();
  const close = () => {
    void state.mutate();
    onClose();
  };
  if (codes) return <RecoveryCodes codes={codes} onClose={close} />;
  if (!data)
    return (
      <Modal isOpen title={words.title} size="small" onClose={onClose}>
        <Loaded state={state}>{() => null}</Loaded>
      </Modal>
    );
  if (data.isOn) return <TurnOff left={data.recoveryCodesLeft} onClose={close} />;
  return <SetUp onConfirmed={setCodes} onClose={close} />;
}

interface SetUpProps extends DialogProps {
  onConfirmed: (codes: string[]) => void;
}

function SetUp({ onConfirmed, onClose }: SetUpProps) {
  const [begun, setBegun] = useState<SecondFactorBegun>();
  if (begun) return <Confirm begun={begun} onConfirmed={onConfirmed} onClose={onClose} />;
  return <Begin onBegun={setBegun} onClose={onClose} />;
}

function Begin({ onBegun, onClose }: DialogProps & { onBegun: (begun: SecondFactorBegun) => void }) {
  const words = useWords(twoStepWords);
  const access = useCalls(accessCalls);
  const send = useSend();
  const flow = useFlowForm<BeginSecondFactor, BeginSecondFactor>({
    schema: beginSecondFactorSchema,
    defaultValues: { password: '' },
    labels: { password: words.password },
    onSubmit: (proof) => send(async () => onBegun(await access.beginSecondFactor(proof))),
  });
  return (
    <FormDialog
      flow={flow}
      title={words.title}
      description={words.offText}
      submitLabel={words.begin}
      asksBeforeLeaving={false}
      onCancel={onClose}
    >
      <CurrentPassword />
    </FormDialog>
  );
}

interface ConfirmProps extends SetUpProps {
  begun: SecondFactorBegun;
}

function Confirm({ begun, onConfirmed, onClose }: ConfirmProps) {
  const words = useWords(twoStepWords);
  const access = useCalls(accessCalls);
  const send = useSend();
  const flow = useFlowForm<ConfirmSecondFactor, ConfirmSecondFactor>({
    schema: confirmSecondFactorSchema,
    defaultValues: { code: '' },
    labels: { code: words.code },
    onSubmit: (proof) => send(async () => onConfirmed(await access.confirmSecondFactor(proof))),
  });
  return (
    <FormDialog
      flow={flow}
      title={words.title}
      description={words.scanText}
      submitLabel={words.turnOn}
      asksBeforeLeaving={false}
      onCancel={onClose}
    >
      <img
        className={styles.qrCode}
        src={`data:image/svg+xml,${encodeURIComponent(renderSVG(begun.uri, { border: 1 }))}`}
        alt={words.qrCode}
      />
      <Text tone="muted">{words.secret}</Text>
      <div className={styles.secret}>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</div>
      <Field<ConfirmSecondFactor, 'code'> name="code">
        {(field) => (
          <TextField
            label={words.code}
            isRequired
            isNumeric
            autoFocus
            inputMode="numeric"
            autoComplete="one-time-code"
            {...field}
          />
        )}
      </Field>
    </FormDialog>
  );
}

/** They are not told again: a press outside does not close this. */
function RecoveryCodes({ codes, onClose }: DialogProps & { codes: readonly string[] }) {
  const words = useWords(twoStepWords);
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'));
    toast.success(words.copied);
  };
  return (
    <Modal
      isOpen
      role="alertdialog"
      title={words.codesTitle}
      description={words.codesText}
      size="small"
      onClose={onClose}
      footer={
        <>
          {navigator.clipboard ? <Button onPress={() => void copy()}>{words.copy}</Button> : null}
          <Button variant="primary" onPress={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <ul className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Modal>
  );
}

function TurnOff({ left, onClose }: DialogProps & { left: number }) {
  const words = useWords(twoStepWords);
  const access = useCalls(accessCalls);
  const toast = useToast();
  const send = useSend();
  const flow = useFlowForm<EndSecondFactor, EndSecondFactor>({
    schema: endSecondFactorSchema,
    defaultValues: { password: '', code: '' },
    labels: { password: words.password, code: words.anyCode },
    onSubmit: (proof) =>
      send(async () => {
        await access.endSecondFactor(proof);
        toast.success(words.turnedOff);
        onClose();
      }),
  });
  return (
    <FormDialog
      flow={flow}
      title={words.title}
      description={words.onText(left)}
      submitLabel={words.turnOff}
      asksBeforeLeaving={false}
      onCancel={onClose}
    >
      <CurrentPassword />
      <Field<EndSecondFactor, 'code'> name="code">
        {(field) => <TextField label={words.anyCode} isRequired autoComplete="one-time-code" {...field} />}
      </Field>
    </FormDialog>
  );
}

function CurrentPassword() {
  const words = useWords(twoStepWords);
  return (
    <Field<BeginSecondFactor, 'password'> name="password">
      {(field) => (
        <PasswordField
          label={words.password}
          isRequired
          autoFocus
          autoComplete="current-password"
          {...field}
        />
      )}
    </Field>
  );
}
