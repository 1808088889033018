import { codesKeptBy, createImeiDetector, fieldBefore, isSubmitKey } from '@handset/flows/form';
import { createScanDetector, readScan, type Stroke } from '@handset/ui';
import { useEffect, useRef } from 'react';
import { openDialogs } from '../../kit/dialogs/openDialogs.ts';

/** Actions of the keyboard and scanner on every page. */
export interface Shortcuts {
  /** Whether letters, `/` and `?` are shortcuts. */
  hasLetterKeys: boolean;
  onFind: () => void;
  onKeys: () => void;
  onPurchase: () => void;
  onSale: () => void;
  onClosing: () => void;
  onPayment: () => void;
  onPerson: () => void;
  onCost: () => void;
  /** Called with a scanned text while no field was waiting for it. `isOver`: a dialog is open, or has opened meanwhile. */
  onScan: (text: string, isOver: boolean) => void;
  /** Called with the page's address when a scan into one of its fields has changed it. */
  onReturn: (path: string) => void;
}

/** A letter is a shortcut if no key follows within this time, in milliseconds. */
const PAUSE = 50;
/** Timing of a scanner. Two keys are enough to recognise one when a form opens during a scan. */
const pace = { maxKeyGap: PAUSE, maxDigitGap: 120, minLength: 2 };

/**
 * Listens to the whole page: to single keys while nobody types, and to a scanner while no form is open. A scan presses no button of a
 * dialog, and stays in no field of a page but a search. Ctrl Enter does the main action of the page.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const detector = createScanDetector(pace);
    const inFields = createImeiDetector();
    let lastOnPage = Number.NEGATIVE_INFINITY;
    let letter: { time: number; act: () => void; timer: ReturnType<typeof setTimeout> } | undefined;

    const listen = (event: KeyboardEvent) => {
      const before = letter;
      letter = undefined;
      clearTimeout(before?.timer);
      // A busy page hears this key before its timer.
      if (before && event.timeStamp - before.time > PAUSE) before.act();
      if (event.isComposing) return;
      const shortcut = shortcutOf(event);
      const isCommand = event.ctrlKey || event.metaKey;
      if (shortcut === 'onCost') return act(event, shortcut);
      const over = dialogOver();
      if (shortcut && isCommand && !over) return act(event, shortcut);
      const isField = isTyping(event.target);
      const isElsewhere = over === 'form' || isField;
      // A scan that began on the page ends there, although a form has opened meanwhile.
      const follows = detector.isBurst() || event.timeStamp - lastOnPage <= PAUSE;
      if (!isElsewhere) lastOnPage = event.timeStamp;
      if (isElsewhere && !follows) {
        detector.reset();
        if (over === 'form' || takesScans(event.target)) return inFields.reset();
        return scanInField(event, over !== null);
      }
      const code = detector.press(strokeOf(event));
      const isScan = code !== null || ((isElsewhere || over !== null) && detector.isBurst());
      if (isScan) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (code !== null) {
        const { text } = readScan(code);
        if (text !== '') latest.current.onScan(text, over !== null);
      } else if (
        !isElsewhere &&
        !over &&
        shortcut &&
        latest.current.hasLetterKeys &&
        !event.repeat &&
        !(isLetter(event) && isJumping(event.target))
      ) {
        // The browser's own search in the page.
        if (event.key === '/') event.preventDefault();
        const run = () => {
          letter = undefined;
          latest.current[shortcut]();
        };
        letter = { time: event.timeStamp, act: run, timer: setTimeout(run, PAUSE) };
      }
    };
    /** Takes a scan back out of the field of a page. */
    const scanInField = (event: KeyboardEvent, isOver: boolean) => {
      const scan = inFields.press({
        ...strokeOf(event),
        keeps: codesKeptBy(event.target),
        putBack: putBackOf(event.target),
      });
      if (!scan) return;
      event.preventDefault();
      event.stopPropagation();
      scan.putBack();
      latest.current.onScan(scan.code, isOver);
    };
    /** Restores a field, and the address that a date of the page is part of. */
    const putBackOf = (target: EventTarget | null) => {
      const restore = fieldBefore(target);
      const before = pathNow();
      return () => {
        restore();
        if (pathNow() !== before) latest.current.onReturn(before);
      };
    };
    const act = (event: KeyboardEvent, shortcut: Exclude<ReturnType<typeof shortcutOf>, undefined>) => {
      event.preventDefault();
      if (!event.repeat) latest.current[shortcut]();
    };

    // After the forms of the page, which take the key for themselves.
    const actOnPage = (event: KeyboardEvent) => {
      if (event.defaultPrevented || !isSubmitKey(event) || dialogOver()) return;
      const main = mainAction();
      // On a link the browser opens another tab.
      if (!main || (event.target instanceof Element && event.target.closest('a[href]'))) return;
      event.preventDefault();
      // A dialog gives focus back to the button where nothing had it.
      if (document.activeElement === document.body) main.focus();
      main.click();
    };

    document.addEventListener('keydown', listen, true);
    document.addEventListener('keydown', actOnPage);
    return () => {
      clearTimeout(letter?.timer);
      document.removeEventListener('keydown', listen, true);
      document.removeEventListener('keydown', actOnPage);
    };
  }, []);
}

/** A key press as the detectors see it. */
const strokeOf = (event: KeyboardEvent): Stroke => ({
  key: event.key,
  time: event.timeStamp,
  isRepeat: event.repeat,
  isControl: event.ctrlKey && !event.altKey,
});

type Keystroke = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Action of a keystroke. Letters are matched by position, so that they work on an Urdu keyboard too. */
export function shortcutOf({ key, code, ctrlKey, metaKey, altKey }: Keystroke) {
  if (altKey) return undefined;
  if (ctrlKey || metaKey) return code === 'KeyK' ? 'onFind' : undefined;
  if (key === 'F8') return 'onCost';
  if (key === '/') return 'onFind';
  if (key === '?' || key === '؟') return 'onKeys';
  if (code === 'KeyP') return 'onPurchase';
  if (code === 'KeyD') return 'onClosing';
  if (code === 'KeyR') return 'onPayment';
  if (code === 'KeyU') return 'onPerson';
  return code === 'KeyS' ? 'onSale' : undefined;
}

/** Tells a form that is open over the page, which has its own keys and scanner, from a question or list. */
function dialogOver(): 'form' | 'other' | null {
  const dialogs = openDialogs();
  if (dialogs.some((dialog) => dialog.querySelector('form:not([data-plain-form] *)') !== null)) return 'form';
  return dialogs.length > 0 ? 'other' : null;
}

/** The filled button beside the title of the page, or else the first one below it. */
function mainAction(): HTMLElement | null {
  const button = '[data-variant=primary]:not([data-disabled])';
  return document.querySelector(`[data-page-action] ${button}`) ?? document.querySelector(`main ${button}`);
}

function pathNow(): string {
  return `${window.location.pathname}${window.location.search}`;
}

/** Whether a scan is text here: in a search, and in texts of several lines. */
function takesScans(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.matches('textarea, [type=search], [role=dialog] [role=combobox], [data-scan-field] *')
  );
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.matches(
        'input:not([type=checkbox],[type=radio],[type=button]), textarea, select, [role=spinbutton]',
      ))
  );
}

const isLetter = ({ code }: KeyboardEvent) => code.startsWith('Key');

/** Whether letters jump in what has focus, as in the rows of a list. */
function isJumping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('[role=grid], [role=listbox], [role=menu]') !== null;
}
