import { Banner, useWords } from '@handset/ui';
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormContext } from 'react-hook-form';
import { createImeiDetector } from '../base/createImeiDetector.ts';
import { fieldBefore } from '../base/fieldBefore.ts';
import { isSubmitKey } from '../base/isSubmitKey.ts';
import { useFlowSettings } from '../base/useFlows.ts';
import { commonMessages } from './commonMessages.ts';
import { listener } from './layout.css.ts';
import { useLatest } from './useLatest.ts';
import { useScanSound } from './useScanSound.ts';

/** Result of a scanned IMEI: taken, refused with a message of its own, or without a place in the form. */
export type ScanResult = 'taken' | 'refused' | 'unplaced';

/** Takes a scanned IMEI. */
export type ScanHandler = (imei: string) => ScanResult;

/** Actions by the name of their key: `F4`, or `Alt C` with the letter or digit that is printed on the key. */
export type Keys = Readonly<Record<string, () => void>>;

interface FormKeysContextValue {
  /** An IMEI that was scanned, and that no handler took. */
  refused: string | null;
  addHandler: (handler: ScanHandler) => () => void;
  /** Hands a scanned IMEI to the handlers. */
  handOver: ScanHandler;
  /** Adds keys, which the form's own keys of the same names replace. */
  addKeys: (keys: Keys) => () => void;
  /** Leaves the scans to the form of a dialog above. */
  yieldScans: () => () => void;
}

const FormKeysContext = createContext<FormKeysContextValue | null>(null);

interface FormKeysProps {
  /** Id of the form, by which its own dialog is told from those above it. */
  formId: string;
  isDisabled: boolean;
  /** Whether the form can only be sent again as it is: then it takes no scan. @default false */
  isFrozen?: boolean | undefined;
  onSubmit: () => void;
  /** Further keys. */
  keys?: Keys | undefined;
  /** The form's dialog. */
  children: ReactNode;
}

/**
 * The keys that work wherever focus is in a form's dialog: Ctrl Enter, the form's own keys, and a scanner. A scan
 * is taken back from the field it was written into and handed to the handlers of `useScanHandler`. In a question
 * above the form a scan is ignored.
 */
export function FormKeys(props: FormKeysProps) {
  const { formId, isDisabled, isFrozen = false, onSubmit, keys = {}, children } = props;
  const form = useFormContext();
  const { scans } = useFlowSettings();
  const playSound = useScanSound();
  const [detector] = useState(createImeiDetector);
  const handlers = useRef(new Set<ScanHandler>());
  const fieldKeys = useRef(new Set<Keys>());
  const formsAbove = useRef(0);
  const [refused, setRefused] = useState<string | null>(null);

  const outer = useContext(FormKeysContext);
  const yieldOuter = outer?.yieldScans;
  useEffect(() => yieldOuter?.(), [yieldOuter]);

  const handOver = useCallback<ScanHandler>(
    (imei) => {
      let result: ScanResult = isFrozen ? 'refused' : 'unplaced';
      for (const handler of handlers.current) {
        if (result !== 'unplaced') break;
        result = handler(imei);
      }
      setRefused(result === 'unplaced' ? imei : null);
      playSound(result === 'taken');
      return result;
    },
    [playSound, isFrozen],
  );

  const context = useMemo<FormKeysContextValue>(
    () => ({
      refused,
      handOver,
      addHandler: (handler) => {
        handlers.current.add(handler);
        return () => handlers.current.delete(handler);
      },
      addKeys: (added) => {
        fieldKeys.current.add(added);
        return () => fieldKeys.current.delete(added);
      },
      yieldScans: () => {
        formsAbove.current += 1;
        return () => {
          formsAbove.current -= 1;
        };
      },
    }),
    [refused, handOver],
  );

  const commandOf = (event: KeyboardEvent) => {
    if (isSubmitKey(event.nativeEvent)) return onSubmit;
    const { altKey, shiftKey, ctrlKey, metaKey, nativeEvent } = event;
    if (isFrozen || shiftKey || ctrlKey || metaKey || nativeEvent.repeat) return undefined;
    // With Alt the key itself is named, since a Mac writes other letters then.
    const name = altKey ? `Alt ${nativeEvent.code.replace(/^(Key|Digit)/, '')}` : event.key;
    return [keys, ...fieldKeys.current].find((given) => name in given)?.[name];
  };

  const putBackOf = (target: EventTarget) => {
    const putBack = fieldBefore(target);
    const name = fieldNameOf(target);
    const value: unknown = name && form.getValues(name);
    return () => {
      putBack();
      if (name && form.getValues(name) !== value) form.setValue(name, value);
    };
  };

  const onKeyDownCapture = (event: KeyboardEvent) => {
    const { target, nativeEvent } = event;
    if (isDisabled || nativeEvent.isComposing || !(target instanceof Element)) return;
    const isOwn = dialogOf(target)?.querySelector(`form#${CSS.escape(formId)}`) != null;
    const command = isOwn ? commandOf(event) : undefined;
    if (command) {
      event.preventDefault();
      event.stopPropagation();
      return command();
    }
    if (!scans || formsAbove.current > 0 || nativeEvent.repeat || takesScans(target)) return detector.reset();
    const scan = detector.press({
      key: event.key,
      isControl: event.ctrlKey && !event.altKey,
      // The time of the key itself: a busy page does not stretch a scan.
      time: nativeEvent.timeStamp,
      isText: /reference|note/i.test(fieldNameOf(target) ?? ''),
      putBack: putBackOf(target),
    });
    if (!scan) return;
    event.preventDefault();
    event.stopPropagation();
    scan.putBack();
    if (isOwn) handOver(scan.imei);
  };

  return (
    <FormKeysContext.Provider value={context}>
      <div className={listener} onKeyDownCapture={onKeyDownCapture} onPointerDownCapture={detector.reset}>
        {children}
      </div>
    </FormKeysContext.Provider>
  );
}

/**
 * Takes the IMEIs that are scanned anywhere in the dialog of the form around it, except into IMEI fields. Of several
 * handlers the first that has a place for an IMEI answers.
 */
export function useScanHandler(handler: ScanHandler): void {
  const addHandler = useContext(FormKeysContext)?.addHandler;
  const latest = useLatest(handler);
  useEffect(() => addHandler?.((imei) => latest.current(imei)), [addHandler, latest]);
}

/** A function that hands an IMEI to the form around it, as a scan does. */
export function useHandOver(): ScanHandler {
  const handOver = useContext(FormKeysContext)?.handOver;
  return handOver ?? (() => 'unplaced');
}

/** Adds keys to the form around it. Returns whether there is a form. */
export function useFormKeys(keys: Keys): boolean {
  const addKeys = useContext(FormKeysContext)?.addKeys;
  useEffect(() => addKeys?.(keys), [addKeys, keys]);
  return addKeys !== undefined;
}

/** Says that the last scan found no place in the form. */
export function RefusedScan() {
  const messages = useWords(commonMessages);
  const refused = useContext(FormKeysContext)?.refused ?? null;
  return refused === null ? null : <Banner tone="caution">{messages.scanRefused(refused)}</Banner>;
}

function dialogOf(target: Element): Element | null {
  return target.closest('[role=dialog],[role=alertdialog]');
}

function fieldNameOf(target: EventTarget): string | undefined {
  const field = target instanceof Element ? target.closest('[data-field]') : null;
  return field?.getAttribute('data-field') ?? undefined;
}

/** Whether scans belong into a field: IMEI fields, IMEI columns, and texts of several lines. */
function takesScans(target: Element): boolean {
  return (
    target instanceof HTMLTextAreaElement ||
    target.closest('[data-scan-field],[data-grid-column^=imei]') !== null
  );
}
