import type { Phone } from '@handset/domain';
import { type ReactNode, useCallback } from 'react';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { usePrintSheet } from '../../../kit/print/usePrintSheet.tsx';
import { encodeLabels, type Label } from '../../../kit/printer/encodeLabels.ts';
import { sendTo } from '../../../kit/printer/send.ts';
import { usePrinterReport } from '../../../kit/printer/usePrint.ts';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { PhoneLabel } from './PhoneLabel.tsx';

/** Prints the labels of phones: on the label printer of this device, if there is one, else by the browser's dialog. Render `sheet`. */
export function usePrintLabels(): { printLabels: (phones: readonly Phone[]) => void; sheet: ReactNode } {
  const { labelPrinter: printer } = usePreferences();
  const format = useFormat();
  const report = usePrinterReport();
  const { print, sheet } = usePrintSheet();
  const printLabels = useCallback(
    (phones: readonly Phone[]) => {
      const inBrowser = () => print(phones.map((phone) => <PhoneLabel key={phone._id} phone={phone} />));
      if (!printer) return inBrowser();
      const labels = phones.map((phone) => labelOf(phone, format));
      sendTo(printer, encodeLabels(labels, printer)).catch((error: unknown) => report(error, inBrowser));
    },
    [printer, format, report, print],
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
