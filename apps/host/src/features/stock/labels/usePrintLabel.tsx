import type { Phone } from '@handset/domain';
import { type ReactNode, useCallback } from 'react';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { usePrintSheet } from '../../../kit/print/usePrintSheet.tsx';
import { encodeLabel } from '../../../kit/printer/encodeLabel.ts';
import { sendTo } from '../../../kit/printer/send.ts';
import { usePrinterReport } from '../../../kit/printer/usePrint.ts';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { PhoneLabel } from './PhoneLabel.tsx';

/** Prints the label of a phone: on the label printer of this device, if there is one, else by the browser's dialog. Render `sheet`. */
export function usePrintLabel(): { printLabel: (phone: Phone) => void; sheet: ReactNode } {
  const { labelPrinter: printer } = usePreferences();
  const format = useFormat();
  const report = usePrinterReport();
  const { print, sheet } = usePrintSheet();
  const printLabel = useCallback(
    (phone: Phone) => {
      const inBrowser = () => print(<PhoneLabel phone={phone} />);
      if (!printer) return inBrowser();
      const { companyName, modelName, ramMemory, color, specifications, imei1 } = phone;
      const price = phone.demandPrice ?? phone.finalPrice;
      const label = {
        name: `${companyName} ${modelName}`,
        facts: [ramMemory, color, specifications].filter(Boolean).join(' · '),
        price: price === null ? '' : format.money(price),
        code: imei1,
      };
      sendTo(printer, encodeLabel(label, printer)).catch((error: unknown) => report(error, inBrowser));
    },
    [printer, format, report, print],
  );
  return { printLabel, sheet };
}
