import type { Phone } from '@handset/domain';
import { type ReactNode, useCallback } from 'react';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { usePrintSheet } from '../../../kit/print/usePrintSheet.tsx';
import { encodeLabels, type Label } from '../../../kit/printer/encodeLabels.ts';
import { usePrinterReport } from '../../../kit/printer/usePrint.ts';
import { useSend } from '../../../kit/printer/useSend.ts';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { PhoneLabel } from './PhoneLabel.tsx';

/** Labels that go to the printer at a time. Hundreds at once would take longer than a print may. */
const AT_ONCE = 10;

/** Prints the labels of phones: on the label printer of this device, if there is one, else by the browser's dialog. Render `sheet`. */
export function usePrintLabels(): {
  printLabels: (phones: readonly Phone[]) => Promise<void>;
  sheet: ReactNode;
} {
  const { labelPrinter: printer } = usePreferences();
  const format = useFormat();
  const report = usePrinterReport();
  const send = useSend();
  const { print, sheet } = usePrintSheet();
  const printLabels = useCallback(
    async (phones: readonly Phone[]) => {
      const inBrowser = (some: readonly Phone[]) =>
        print(some.map((phone) => <PhoneLabel key={phone._id} phone={phone} />));
      if (!printer) return inBrowser(phones);
      let printed = 0;
      try {
        for (; printed < phones.length; printed += AT_ONCE) {
          const labels = phones.slice(printed, printed + AT_ONCE).map((phone) => labelOf(phone, format));
          await send(printer, encodeLabels(labels, printer));
        }
      } catch (error) {
        report(error, () => inBrowser(phones.slice(printed)));
      }
    },
    [printer, format, report, send, print],
  );
  return { printLabels, sheet };
}

function labelOf(phone: Phone, format: Format): Label {
  const { companyName, modelName, ramMemory, color, specifications, imei1 } = phone;
  const price = phone.demandPrice ?? phone.finalPrice;
  return {
    name: `${companyName} ${modelName}`,
    facts: [ramMemory, color, specifications].filter(Boolean).join(' · '),
    price: price === null ? '' : format.money(price),
    code: imei1,
  };
}
