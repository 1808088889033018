import { useWords } from '@handset/ui';
import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { usePrintSheet } from '../../../kit/print/usePrintSheet.tsx';
import { encodeLabels, type Label } from '../../../kit/printer/encodeLabels.ts';
import { printerWords } from '../../../kit/printer/printerWords.ts';
import { usePrinterReport } from '../../../kit/printer/usePrint.ts';
import { useSend } from '../../../kit/printer/useSend.ts';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { type LabelledPhone, PhoneLabel } from './PhoneLabel.tsx';

/**
 * Labels that go to the printer at a time: one, so that it is known which were sent. Through the server it is ten, since it limits
 * the requests of a minute.
 */
const AT_ONCE = { usb: 1, serial: 1, network: 10 };

/** Prints the labels of phones: on the label printer of this device, if there is one, else by the browser's dialog. Render `sheet`. */
export function usePrintLabels(): {
  printLabels: (phones: readonly LabelledPhone[]) => Promise<void>;
  sheet: ReactNode;
} {
  const { labelPrinter: printer } = usePreferences();
  const words = useWords(printerWords);
  const format = useFormat();
  const report = usePrinterReport();
  const send = useSend();
  const { print, sheet } = usePrintSheet();
  // The rest goes to the printer that is chosen by then.
  const latest = useRef<(phones: readonly LabelledPhone[]) => void>(undefined);
  const printLabels = useCallback(
    async (phones: readonly LabelledPhone[]): Promise<void> => {
      const inBrowser = (some: readonly LabelledPhone[]) =>
        print(some.map((phone) => <PhoneLabel key={phone._id} phone={phone} />));
      if (!printer) return inBrowser(phones);
      const atOnce = AT_ONCE[printer.connection];
      let sent = 0;
      try {
        for (; sent < phones.length; sent += atOnce) {
          const labels = phones.slice(sent, sent + atOnce).map((phone) => labelOf(phone, format));
          await send(printer, encodeLabels(labels, printer));
        }
      } catch (error) {
        const left = phones.slice(sent);
        const rest = {
          sent: words.labelsSent(format.count(sent), format.count(phones.length)),
          print: () => latest.current?.(left),
        };
        report(error, { inBrowser: () => inBrowser(left), rest: sent > 0 ? rest : undefined });
      }
    },
    [printer, words, format, report, send, print],
  );
  useEffect(() => {
    latest.current = printLabels;
  });
  return { printLabels, sheet };
}

function labelOf(phone: LabelledPhone, format: Format): Label {
  const { companyName, modelName, ramMemory, color, specifications, imei1 } = phone;
  const price = phone.demandPrice ?? phone.finalPrice;
  return {
    name: `${companyName} ${modelName}`,
    facts: [ramMemory, color, specifications].filter(Boolean).join(' · '),
    price: price === null ? '' : format.money(price),
    code: imei1,
  };
}
