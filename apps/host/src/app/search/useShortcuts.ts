import { createScanDetector, readScan } from '@handset/ui';
import { useEffect, useRef } from 'react';

/** Actions of the keyboard and scanner on every page. */
export interface Shortcuts {
  onFind: () => void;
  onKeys: () => void;
  onPurchase: () => void;
  onSale: () => void;
  onClosing: () => void;
  onPayment: () => void;
  onPerson: () => void;
  onCost: () => void;
  /** Called with a scanned text while no field was waiting for it. */
  onScan: (text: string) => void;
}

/** No hand follows a key with another that soon: a letter is a shortcut once nothing came after it. */
const PAUSE = 60;

/** Listens to the whole page: to single keys while nobody types, and to a scanner while no form is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts);
  latest.current = shortcuts;
  useEffect(() => {
    const detector = createScanDetector();
    let waiting: ReturnType<typeof setTimeout> | undefined;

    const listen = (event: KeyboardEvent) => {
      clearTimeout(waiting);
      if (event.isComposing) return;
      const shortcut = shortcutOf(event);
      const isCommand = event.ctrlKey || event.metaKey;
      if (shortcut === 'onCost') return act(event, shortcut);
      // A scan that began on the page ends there, although a form has opened meanwhile.
      const isElsewhere = isOver() || (isTyping(event.target) && !isCommand);
      if (isElsewhere && !detector.isBurst()) return detector.reset();
      if (shortcut && isCommand) return act(event, shortcut);
      const code = detector.press({
        key: event.key,
        time: event.timeStamp,
        isRepeat: event.repeat,
        isControl: event.ctrlKey && !event.altKey,
      });
      const isScan = code !== null || (isElsewhere && detector.isBurst());
      if (isScan) {
        event.preventDefault();
        event.stopPropagation();
      }
      if (code !== null) {
        const { text } = readScan(code);
        if (text !== '') latest.current.onScan(text);
      } else if (!isElsewhere && shortcut && !event.repeat && !(isLetter(event) && isJumping(event.target))) {
        // The browser's own search in the page.
        if (event.key === '/') event.preventDefault();
        waiting = setTimeout(() => latest.current[shortcut](), PAUSE);
      }
    };
    const act = (event: KeyboardEvent, shortcut: Exclude<keyof Shortcuts, 'onScan'>) => {
      event.preventDefault();
      if (!event.repeat) latest.current[shortcut]();
    };

    document.addEventListener('keydown', listen, true);
    return () => {
      clearTimeout(waiting);
      document.removeEventListener('keydown', listen, true);
    };
  }, []);
}

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

/** Whether a form or question is open, which has its own keys and scanner. */
function isOver(): boolean {
  return document.querySelector('[role=dialog], [role=alertdialog]') !== null;
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
