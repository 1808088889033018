import { formatImei, hasValidCheckDigit, imeiRule, normaliseImei } from '@handset/domain';
import { Checkbox, Stack, TextField } from '@handset/ui';
import { forwardRef, type KeyboardEvent } from 'react';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';

/** Props of ImeiField. */
export interface ImeiFieldProps {
  /** Its label, such as 'IMEI #1'. */
  label: string;
  /** What was typed, without spaces and dashes. */
  value: string;
  /** Called with what was typed, without spaces and dashes. */
  onChange: (imei: string) => void;
  /** Whether staff confirmed a wrong check digit. */
  isConfirmed: boolean;
  /** Called when staff confirm a wrong check digit, and with false when the IMEI changes. */
  onConfirmedChange: (isConfirmed: boolean) => void;
  /** What is wrong. */
  errorMessage?: string | undefined;
  /** Whether it must be given. */
  isRequired?: boolean | undefined;
  /** Whether it can be used. */
  isDisabled?: boolean | undefined;
  /** The name in the form. */
  name?: string | undefined;
  /** Called when focus leaves it. */
  onBlur?: (() => void) | undefined;
}

/** Whether an IMEI is well-formed but for its check digit, which staff may confirm. */
export function needsConfirmation(imei: string): boolean {
  return imeiRule(imei) === undefined && !hasValidCheckDigit(imei);
}

/** An IMEI, scanned, pasted or typed. A scanner's Enter moves on to the next field. */
export const ImeiField = forwardRef<HTMLInputElement, ImeiFieldProps>(function ImeiField(props, ref) {
  const { value, onChange, isConfirmed, onConfirmedChange, name, isDisabled, ...field } = props;
  const messages = useMessages(commonMessages);
  const isDoubtful = needsConfirmation(value);
  return (
    <Stack gap={2}>
      <TextField
        {...field}
        ref={ref}
        name={name}
        isDisabled={isDisabled}
        value={value}
        onChange={(text) => {
          onChange(normaliseImei(text));
          if (isConfirmed) onConfirmedChange(false);
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter') moveOn(event);
        }}
        // Isolated, since the groups would change places in right-to-left text.
        description={value.length === 15 ? `\u2066${formatImei(value)}\u2069` : undefined}
        isNumeric
        inputMode="numeric"
        autoComplete="off"
      />
      {isDoubtful ? (
        <Checkbox isSelected={isConfirmed} onChange={onConfirmedChange} isDisabled={isDisabled}>
          {messages.imeiCheckDigit}
        </Checkbox>
      ) : null}
    </Stack>
  );
});

/** The scanner sends Enter after the digits: it means 'next', never 'submit'. */
function moveOn(event: KeyboardEvent<HTMLInputElement>): void {
  event.preventDefault();
  const fields = [
    ...(event.currentTarget.form?.querySelectorAll<HTMLElement>('input:not([type=file],[disabled]),select') ??
      []),
  ];
  fields[fields.indexOf(event.currentTarget) + 1]?.focus();
}
