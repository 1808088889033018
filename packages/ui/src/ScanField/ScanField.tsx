import { ScanBarcode } from 'lucide-react';
import {
  type FocusEvent,
  type ForwardedRef,
  forwardRef,
  type KeyboardEvent,
  type ReactNode,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { FieldProps } from '../field/FieldProps.ts';
import * as fieldStyles from '../field/field.css.ts';
import { TextFrame } from '../field/TextFrame.tsx';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import type { ScanTiming } from './createScanDetector.ts';
import { readScan, type Scan } from './readScan.ts';
import * as styles from './ScanField.css.ts';
import { useScanBurst } from './useScanBurst.ts';

/** Props of ScanField. */
export interface ScanFieldProps extends FieldProps, ScanTiming {
  /** The text. */
  value: string;
  /** Called with the text as it is typed, and with the code as it was scanned. */
  onChange: (text: string) => void;
  /** Called with the normalised text of each scanned code, and its details. */
  onScan: (text: string, scan: Scan) => void;
  /** Turns a scanned code into the value. @default the code without identifier and control characters */
  normalize?: ((text: string, scan: Scan) => string) | undefined;
  /** Prefixes that the scanner is set to send before each code; removed. */
  prefixes?: readonly string[] | undefined;
  /** Whether focus stays in the field after a scan, whose text the next scan replaces, or moves to the next field of the form. @default 'stay' */
  afterScan?: 'stay' | 'next' | undefined;
  /** Whether Enter after typing counts as a scan, for a code that cannot be read. @default false */
  acceptsTyping?: boolean | undefined;
  /** Text shown while the field is empty. */
  placeholder?: string | undefined;
  /** Whether codes are digits: a phone shows its digits, and they are of one width. */
  isNumeric?: boolean | undefined;
  /** Content at the end of the field, such as a button that scans with the camera. */
  end?: ReactNode;
}

/** A text field that tells a scanner from a person typing. */
export const ScanField = forwardRef(function ScanField(
  props: ScanFieldProps,
  ref: ForwardedRef<HTMLInputElement | null>,
) {
  const { onScan, normalize, prefixes, afterScan = 'stay', acceptsTyping = false, isNumeric } = props;
  const { messages } = useUI();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current);
  const [isFocused, setFocused] = useState(false);
  const [scanned, setScanned] = useState<string | null>(null);
  const isEditable = !props.isDisabled && !props.isReadOnly;
  const isReady = isFocused && isEditable;

  const take = (scan: Scan) => {
    const text = normalize ? normalize(scan.text, scan) : scan.text;
    props.onChange(text);
    setScanned(text);
    if (afterScan === 'next') focusNextField(input.current);
    // After the value is there: the next scan replaces it.
    else requestAnimationFrame(() => input.current?.select());
    onScan(text, scan);
  };

  const burst = useScanBurst({
    ...props,
    includesFields: true,
    isDisabled: !isEditable,
    onScan: (_text, scan) => take(scan),
  });

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    setScanned(null);
    if (!acceptsTyping || !isEditable || event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    const scan = readScan(event.currentTarget.value, { prefixes, source: 'keyboard' });
    if (scan.text === '') return;
    event.preventDefault();
    take(scan);
  };

  return (
    // The wrapper has no box of its own: it only sees keys before the input does.
    <div className={styles.listener} data-scan-field="" {...burst}>
      <TextFrame
        {...props}
        ref={input}
        onFocus={(event: FocusEvent) => {
          setFocused(true);
          input.current?.select();
          props.onFocus?.(event);
        }}
        onBlur={(event: FocusEvent) => {
          setFocused(false);
          setScanned(null);
          props.onBlur?.(event);
        }}
        start={
          <span
            className={classNames(fieldStyles.adornment, isReady && styles.ready)}
            title={isReady ? messages.scanReady : undefined}
          >
            <ScanBarcode size={18} strokeWidth={1.75} aria-hidden />
          </span>
        }
        input={{
          placeholder: props.placeholder,
          inputMode: isNumeric ? 'numeric' : undefined,
          autoComplete: 'off',
          autoCorrect: 'off',
          autoCapitalize: 'off',
          spellCheck: false,
          enterKeyHint: 'done',
          onKeyDown,
          className: isNumeric ? fieldStyles.numericInput : undefined,
        }}
      />
      <VisuallyHidden role="status">{scanned === null ? null : messages.scanned(scanned)}</VisuallyHidden>
    </div>
  );
});

const fields = 'input:not([type=hidden]):not([disabled]),select:not([disabled]),textarea:not([disabled])';

/** Moves focus to the next field, in the form or else in the page. Does nothing when there is none. */
function focusNextField(field: HTMLInputElement | null): void {
  if (!field) return;
  const all = [...(field.form ?? field.ownerDocument).querySelectorAll<HTMLElement>(fields)];
  const next = all
    .slice(all.indexOf(field) + 1)
    .find((each) => each.tabIndex >= 0 && each.checkVisibility?.() !== false);
  next?.focus();
}
