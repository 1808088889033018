import {
  hasValidCheckDigit,
  imeiRule,
  normaliseImei,
  readImeiText,
  ruleMessage,
  typedImeiRule,
} from '@handset/domain';
import { Checkbox, ScanField, Stack, useWords } from '@handset/ui';
import { forwardRef } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import { useCamera } from '../../form/CameraButton.tsx';
import { commonMessages } from '../../form/commonMessages.ts';
import { useScanSound } from '../../form/useScanSound.ts';

/** Props of ImeiField. */
export interface ImeiFieldProps {
  /** Its label, such as 'IMEI #1'. */
  label: string;
  /** The text without spaces and dashes. */
  value: string;
  /** Called with the typed text, without spaces and separators. */
  onChange: (imei: string) => void;
  /** Called after `onChange` with the second IMEI of a text that holds two, such as both of a phone pasted at once. */
  onSecond?: ((imei: string) => void) | undefined;
  /** Whether staff confirmed a wrong check digit. */
  isConfirmed: boolean;
  /** Called when staff confirm a wrong check digit, and with false when the IMEI changes. */
  onConfirmedChange: (isConfirmed: boolean) => void;
  /** IMEI 1 of the phone, in the field of IMEI 2. A scanner that reads it twice leaves the field empty. */
  firstImei?: string | undefined;
  /** Whether a phone with this IMEI is in stock. It cannot be bought again, so its scan sounds refused. */
  isInStock?: ((imei: string) => boolean) | undefined;
  /** Prefixes that the scanner sends before each code. They are removed. */
  prefixes?: readonly string[] | undefined;
  /** Error message. */
  errorMessage?: string | undefined;
  /** Whether it must be given. */
  isRequired?: boolean | undefined;
  /** Whether it can be used. */
  isDisabled?: boolean | undefined;
  /** The name in the form. */
  name?: string | undefined;
  /** Whether it takes focus when it appears. */
  autoFocus?: boolean | undefined;
  /** Called when focus leaves it. */
  onBlur?: (() => void) | undefined;
}

/** Whether an IMEI is well-formed except for its check digit, which staff may confirm. */
export function needsConfirmation(imei: string): boolean {
  return imeiRule(imei) === undefined && !hasValidCheckDigit(imei);
}

/** An IMEI, scanned, also with the camera of a touch device, pasted or typed. A scanner's Enter moves on to the next field, as Enter after typing does. */
export const ImeiField = forwardRef<HTMLInputElement, ImeiFieldProps>(function ImeiField(props, ref) {
  const { value, onChange, onSecond, isConfirmed, onConfirmedChange, firstImei, isInStock, ...rest } = props;
  const { errorMessage, ...field } = rest;
  const messages = useWords(commonMessages);
  const { locale } = useFlows();
  const playSound = useScanSound();
  const isLost = typedImeiRule(value) === 'imei.lost';

  const change = (text: string) => {
    const [first = normaliseImei(text), second] = imeisOf(text).filter((imei) => imei !== firstImei);
    if (first !== value && isConfirmed) onConfirmedChange(false);
    onChange(first);
    if (second !== undefined) onSecond?.(second);
  };

  const answer = (text: string) => {
    const several = imeisOf(text);
    const scanned = several.length > 0 ? several : [normaliseImei(text)];
    playSound(scanned.every((imei) => imeiRule(imei) === undefined && !isInStock?.(imei)));
  };

  // A stuttering scanner may send only the end of its code, whose beginning is already in the field.
  const wholeScan = (text: string) => {
    const scanned = normaliseImei(text);
    if (scanned === firstImei) return '';
    return imeiRule(scanned) !== undefined && value.endsWith(scanned) ? value : scanned;
  };

  const camera = useCamera({
    label: field.label,
    isDisabled: field.isDisabled,
    onScan: (imei, second) => {
      const text = second ? `${imei} ${second}` : imei;
      change(text);
      answer(text);
      return 'taken';
    },
  });

  return (
    <Stack gap={2}>
      <ScanField
        {...field}
        ref={ref}
        value={value}
        onChange={change}
        normalize={wholeScan}
        onScan={answer}
        afterScan="next"
        acceptsTyping
        isNumeric
        end={camera.button}
        errorMessage={errorMessage ?? (isLost ? ruleMessage('imei.lost', locale) : undefined)}
      />
      {camera.dialog}
      {needsConfirmation(value) ? (
        <Checkbox isSelected={isConfirmed} onChange={onConfirmedChange} isDisabled={field.isDisabled}>
          {messages.imeiCheckDigit}
        </Checkbox>
      ) : null}
    </Stack>
  );
});

/** The IMEIs of a text that holds more than one. */
function imeisOf(text: string): string[] {
  const imeis = readImeiText(text).lines.flatMap(({ readings }) =>
    readings.flatMap(({ imei }) => imei ?? []),
  );
  return imeis.length > 1 ? imeis : [];
}
