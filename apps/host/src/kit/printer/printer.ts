import * as z from 'zod';

/** A printer that prints without a dialog, as this browser remembers it. */
export const printerSchema = z.object({
  connection: z.enum(['usb', 'serial', 'network']),
  /** The marks that tell the device from others that the browser may use. */
  device: z.object({
    vendorId: z.number().optional(),
    productId: z.number().optional(),
    serialNumber: z.string().optional(),
    /** The address of a printer in the network, which the server prints on. */
    address: z.string().optional(),
  }),
  /** The name that the device gives itself, or its address; blank if it has neither. */
  name: z.string(),
  /** Bits per second of a serial line. */
  baudRate: z.number().catch(115_200),
});
export type Printer = z.infer<typeof printerSchema>;

/** A connection by which the browser itself reaches a printer. */
export type OwnConnection = Exclude<Printer['connection'], 'network'>;

/** The languages of receipt printers. */
export const RECEIPT_LANGUAGES = ['esc-pos', 'star-prnt', 'star-line'] as const;

/** The languages of label printers. */
export const LABEL_LANGUAGES = ['tspl', 'zpl'] as const;

/** The names of these languages, which are the same in every language. */
export const LANGUAGE_NAMES: Record<
  (typeof RECEIPT_LANGUAGES)[number] | (typeof LABEL_LANGUAGES)[number],
  string
> = {
  'esc-pos': 'ESC/POS',
  'star-prnt': 'StarPRNT',
  'star-line': 'Star Line',
  tspl: 'TSPL',
  zpl: 'ZPL',
};

/** The printer of receipts, and what it does besides. */
export const receiptPrinterSchema = printerSchema.extend({
  language: z.enum(RECEIPT_LANGUAGES).catch('esc-pos'),
  /** Width of its paper in millimetres. */
  width: z.literal([80, 58]).catch(80),
  /** Whether it opens the cash drawer when a receipt of cash is printed. */
  opensDrawer: z.boolean().catch(false),
});
export type ReceiptPrinter = z.infer<typeof receiptPrinterSchema>;

/** The printer of labels. */
export const labelPrinterSchema = printerSchema.extend({ language: z.enum(LABEL_LANGUAGES).catch('tspl') });
export type LabelPrinter = z.infer<typeof labelPrinterSchema>;

/** Why nothing is printed. */
export type PrinterProblem = 'gone' | 'busy' | 'silent';

/** A failed print. */
export class PrinterError extends Error {
  override name = 'PrinterError';
  readonly problem: PrinterProblem;

  constructor(problem: PrinterProblem, cause?: unknown) {
    super(problem, { cause });
    this.problem = problem;
  }
}
