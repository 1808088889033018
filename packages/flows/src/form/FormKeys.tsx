import { imeiRule, isPartOfImei, normaliseImei } from '@handset/domain';
import { Banner, useWords } from '@handset/ui';
import {
  createContext,
  type KeyboardEvent as ReactKeyboardEvent,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFormContext } from 'react-hook-form';
import { codesKeptBy, fieldNameOf } from '../base/codesKeptBy.ts';
import { createImeiDetector } from '../base/createImeiDetector.ts';
import { fieldBefore } from '../base/fieldBefore.ts';
import { isSubmitKey } from '../base/isSubmitKey.ts';
import { useFlowSettings } from '../base/useFlows.ts';
import { commonMessages } from './commonMessages.ts';
import { listener, plain } from './layout.css.ts';
import { useLatest } from './useLatest.ts';
import { useScanSound } from './useScanSound.ts';
import { useUntilChange } from './useUntilChange.ts';

/** Result of a scanned IMEI: taken, refused with a message of its own, or without a place in the form. */
export type ScanResult = 'taken' | 'refused' | 'unplaced';

/** Takes a scanned IMEI. `second` is the other one of a code that holds both of a phone. */
export type ScanHandler = (imei: string, second?: string) => ScanResult;

/** Takes the digits of an IMEI that was scanned in part. Returns whether it says what to do about it. */
export type PartHandler = (digits: string) => boolean;

/** Actions by the name of their key: `F4`, or `Alt C` with the letter or digit that is printed on the key. */
export type Keys = Readonly<Record<string, () => void>>;

/** A scan that the form did not take: an IMEI without a place, a code that is no IMEI, or an IMEI that came at a bad time. */
interface RefusedCode {
  why: 'unplaced' | 'other' | 'busy';
  code: string;
}

interface FormKeysContextValue {
  refused: RefusedCode | undefined;
  /** Takes away what is said of the last scan. */
  dismiss: () => void;
  addHandler: (handler: ScanHandler) => () => void;
  /** Adds a handler of IMEIs that were scanned in part. */
  addPartHandler: (handler: PartHandler) => () => void;
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
 * is taken back from the field it was written into and handed to the handlers of `useScanHandler`. `RefusedScan` says
 * what came of a scan that is no IMEI, and of one while the form is sent, frozen or under a question, until the next
 * change, key or submission.
 */
export function FormKeys(props: FormKeysProps) {
  const { formId, isDisabled, isFrozen = false, onSubmit, keys = {}, children } = props;
  const form = useFormContext();
  const { scans } = useFlowSettings();
  const playSound = useScanSound();
  const [detector] = useState(createImeiDetector);
  const handlers = useRef(new Set<ScanHandler>());
  const partHandlers = useRef(new Set<PartHandler>());
  const fieldKeys = useRef(new Set<Keys>());
  const formsAbove = useRef(0);
  const [refused, setRefused] = useUntilChange<RefusedCode>(form);
  const dismiss = useCallback(() => setRefused(undefined), [setRefused]);

  const outer = useContext(FormKeysContext);
  const yieldOuter = outer?.yieldScans;
  useEffect(() => yieldOuter?.(), [yieldOuter]);

  const refuse = useCallback(
    (refusal: RefusedCode) => {
      setRefused(refusal);
      playSound(false);
      return 'refused' as const;
    },
    [playSound, setRefused],
  );

  const handOver = useCallback<ScanHandler>(
    (...imeis) => {
      const code = imeis.join(', ');
      if (isFrozen) return refuse({ why: 'busy', code });
      let result: ScanResult = 'unplaced';
      for (const handler of handlers.current) {
        if (result !== 'unplaced') break;
        result = handler(...imeis);
      }
      setRefused(result === 'unplaced' ? { why: 'unplaced', code } : undefined);
      playSound(result === 'taken');
      return result;
    },
    [playSound, setRefused, refuse, isFrozen],
  );

  /** Says that a code is no IMEI, unless a handler knows what an IMEI that was scanned in part may be. */
  const refuseOther = (code: string, isBusy: boolean) => {
    const isAnswered =
      !isBusy && isPartOfImei(code) && [...partHandlers.current].some((handler) => handler(code));
    if (!isAnswered) return refuse({ why: 'other', code });
    dismiss();
    playSound(false);
  };

  const context = useMemo<FormKeysContextValue>(
    () => ({
      refused,
      dismiss,
      handOver,
      addHandler: (handler) => {
        handlers.current.add(handler);
        return () => handlers.current.delete(handler);
      },
      addPartHandler: (handler) => {
        partHandlers.current.add(handler);
        return () => partHandlers.current.delete(handler);
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
    [refused, dismiss, handOver],
  );

  const commandOf = (event: KeyboardEvent) => {
    if (isSubmitKey(event)) return onSubmit;
    const { altKey, shiftKey, ctrlKey, metaKey, repeat } = event;
    if (isFrozen || shiftKey || ctrlKey || metaKey || repeat) return undefined;
    // With Alt the key itself is named, since a Mac writes other letters then.
    const name = altKey ? `Alt ${event.code.replace(/^(Key|Digit)/, '')}` : event.key;
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

  /** Handles a key that was pressed in a dialog. Returns whether it was the form's. */
  const press = (event: KeyboardEvent, dialog: Element | null): boolean => {
    const { target } = event;
    if (event.isComposing || !(target instanceof Element)) return false;
    const isOwn = dialog?.querySelector(`form#${CSS.escape(formId)}`) != null;
    const command = isOwn && !isDisabled ? commandOf(event) : undefined;
    if (command) {
      dismiss();
      command();
      return true;
    }
    if (!scans || formsAbove.current > 0 || takesScans(target)) {
      detector.reset();
      return false;
    }
    const scan = detector.press({
      key: event.key,
      isRepeat: event.repeat,
      isControl: event.ctrlKey && !event.altKey,
      // The time of the key itself: a busy page does not stretch a scan.
      time: event.timeStamp,
      keeps: codesKeptBy(target),
      putBack: putBackOf(target),
    });
    if (!scan) return false;
    // An IMEI field takes each IMEI, also one that a stuttering scanner has sent in two parts.
    if (isImeiField(target) && (scan.imeis.length > 0 || isImei(target.value))) return false;
    scan.putBack();
    const { code, imeis } = scan;
    const [imei, second] = imeis;
    const isBusy = !isOwn || isDisabled || isFrozen;
    if (imei === undefined) refuseOther(code, isBusy);
    else if (isBusy) refuse({ why: 'busy', code: imeis.join(', ') });
    else if (imeis.length === 2) handOver(imei, second);
    else for (const each of imeis) handOver(each);
    return true;
  };

  // React sees no key while nothing has the focus.
  const pressOnPage = useLatest((event: KeyboardEvent) => {
    if (event.target !== document.body || formsAbove.current > 0) return;
    if (press(event, topDialog())) stop(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressOnPage.current(event);
    document.addEventListener('keydown', listen, true);
    return () => document.removeEventListener('keydown', listen, true);
  }, [pressOnPage]);

  const onKeyDownCapture = (event: ReactKeyboardEvent) => {
    if (press(event.nativeEvent, dialogOf(event.target))) stop(event);
  };

  return (
    <FormKeysContext.Provider value={context}>
      <div
        className={listener}
        onKeyDownCapture={onKeyDownCapture}
        onPointerDownCapture={detector.reset}
        onSubmitCapture={dismiss}
      >
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
  useEffect(() => addHandler?.((...imeis) => latest.current(...imeis)), [addHandler, latest]);
}

/** Takes the digits of IMEIs that are scanned in part anywhere in the dialog of the form around it. */
export function usePartHandler(handler: PartHandler): void {
  const addHandler = useContext(FormKeysContext)?.addPartHandler;
  const latest = useLatest(handler);
  useEffect(() => addHandler?.((digits) => latest.current(digits)), [addHandler, latest]);
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

/** Says why the form did not take the last scan, where it can be seen at once. */
export function RefusedScan() {
  const messages = useWords(commonMessages);
  const context = useContext(FormKeysContext);
  const refused = context?.refused;
  const box = useRef<HTMLDivElement>(null);
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    if (!refused) return;
    box.current?.scrollIntoView({ block: 'nearest' });
    const { activeElement } = document;
    if (!box.current?.contains(activeElement)) focused.current = activeElement;
  }, [refused]);
  /** Hands focus back before the button goes that was pressed. */
  const dismiss = () => {
    if (focused.current instanceof HTMLElement) focused.current.focus();
    context?.dismiss();
  };
  if (!refused) return null;
  const { why, code } = refused;
  const texts = {
    unplaced: messages.scanRefused,
    busy: messages.scanBusy,
    other: isPartOfImei(code) ? messages.halfScan : messages.otherScan,
  };
  return (
    <div ref={box} className={plain}>
      <Banner tone="caution" onDismiss={dismiss}>
        {texts[why](code)}
      </Banner>
    </div>
  );
}

const dialogs = '[role=dialog],[role=alertdialog]';

function dialogOf(target: EventTarget): Element | null {
  return target instanceof Element ? target.closest(dialogs) : null;
}

function topDialog(): Element | null {
  return [...document.querySelectorAll(dialogs)].at(-1) ?? null;
}

function stop(event: Pick<KeyboardEvent, 'preventDefault' | 'stopPropagation'>): void {
  event.preventDefault();
  event.stopPropagation();
}

/** Whether all scans belong into a field, as into one that names phones in words of its own, or a list of IMEIs. */
const takesScans = (target: Element) => isScanField(target) && !isImeiField(target);

const isScanField = (target: Element) => target.closest('[data-scan-field]') !== null;

function isImeiField(target: Element): target is HTMLInputElement {
  if (!(target instanceof HTMLInputElement)) return false;
  const isNamed = /(^|\.)imei\d$/.test(fieldNameOf(target) ?? '');
  return (isNamed && isScanField(target)) || target.closest('[data-grid-column^=imei]') !== null;
}

const isImei = (text: string) => imeiRule(normaliseImei(text)) === undefined;
