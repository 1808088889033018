import { ApiError } from '@handset/api-client';
import { useToast, useWords } from '@handset/ui';
import { useCallback } from 'react';
import { inTime } from '../database/inTime.ts';
import { errorText } from '../problems/errorText.ts';
import { usePreferences } from '../session/usePreferences.ts';
import { hostMessages } from '../words/hostMessages.ts';
import { encodeReceipt } from './encodeReceipt.ts';
import { pictureOf } from './pictureOf.ts';
import { PrinterError } from './printer.ts';
import { printerWords } from './printerWords.ts';
import { useSend } from './useSend.ts';

/** Milliseconds for which a picture of the paper is waited for: a hidden tab draws none. */
const MAX_WAIT = 15_000;

/** Whether the page is printing, whatever was pressed for it. */
let isPrinting = false;

/**
 * Prints the paper that is on the page: a receipt on the receipt printer of this device, if there is one, and everything else by the
 * browser's dialog. `isCash` opens the drawer, where the printer is to do that. False tells that nothing was printed; the browser does
 * not say whether somebody cancelled its dialog.
 */
export function usePrint(): (options?: { isCash?: boolean }) => Promise<boolean> {
  const { receiptPrinter: printer } = usePreferences();
  const report = usePrinterReport();
  const send = useSend();
  return useCallback(
    async ({ isCash = false } = {}) => {
      const paper = [...document.querySelectorAll<HTMLElement>('article[data-paper]:not([data-copy] *)')].at(
        -1,
      );
      if (!printer || paper?.dataset.paper !== '80mm') {
        window.print();
        return true;
      }
      // A second press is no second copy.
      if (isPrinting) return false;
      isPrinting = true;
      try {
        const picture = await inTime(pictureOf(paper, printer.width), null, MAX_WAIT);
        if (!picture) throw new Error('The picture did not come');
        await send(printer, await encodeReceipt(picture, printer, { isCash }));
        return true;
      } catch (error) {
        report(error, { inBrowser: () => paper.isConnected && window.print() });
        return false;
      } finally {
        isPrinting = false;
      }
    },
    [printer, report, send],
  );
}

/** Ways to go on after a failed print. */
interface Remedies {
  /** Prints by the browser's dialog what was not printed. */
  inBrowser?: () => void;
  /** Prints the rest on the printer, where some was sent, and says how much that was. */
  rest?: { sent: string; print: () => void } | undefined;
}

/** Says why a print failed and what was sent of it, and offers what is left to do. */
export function usePrinterReport(): (error: unknown, remedies?: Remedies) => void {
  const words = useWords(printerWords);
  const messages = useWords(hostMessages);
  const toast = useToast();
  return useCallback(
    (error, { inBrowser, rest } = {}) => {
      console.error(error);
      toast.show({
        tone: 'critical',
        message:
          error instanceof PrinterError
            ? words.problems[error.problem]
            : error instanceof ApiError
              ? errorText(error, messages)
              : words.failed,
        description: rest?.sent,
        // Somebody has to see to the printer first.
        duration: rest && Number.POSITIVE_INFINITY,
        actions: [
          ...(rest ? [{ label: words.rest, onPress: rest.print }] : []),
          ...(inBrowser ? [{ label: words.inBrowser, onPress: inBrowser }] : []),
        ],
      });
    },
    [toast, words, messages],
  );
}
