import type { LabelPrinter } from './printer.ts';

/** The texts of a label. Its code has digits alone. */
export interface Label {
  name: string;
  /** Memory, colour and the like, on one line. */
  facts: string;
  /** Blank where there is no price. */
  price: string;
  code: string;
}

/** Labels of 58 × 40 mm, as the browser prints them, in the language of their printer, at 8 dots per millimetre. */
export function encodeLabels(
  labels: readonly Label[],
  { language }: Pick<LabelPrinter, 'language'>,
): Uint8Array<ArrayBuffer> {
  const lines = labels.flatMap(language === 'tspl' ? tspl : zpl);
  return Uint8Array.from(new TextEncoder().encode(`${lines.join('\r\n')}\r\n`));
}

function tspl({ name, facts, price, code }: Label): string[] {
  return [
    'SIZE 58 mm,40 mm',
    'GAP 2 mm,0 mm',
    'DIRECTION 1',
    'CLS',
    `TEXT 24,16,"3",0,1,1,"${quoted(name, 26)}"`,
    `TEXT 24,52,"2",0,1,1,"${quoted(facts, 34)}"`,
    `TEXT 24,86,"4",0,1,1,"${quoted(price, 17)}"`,
    `BARCODE 30,136,"128",110,1,0,2,2,"${digits(code)}"`,
    'PRINT 1,1',
  ];
}

function zpl({ name, facts, price, code }: Label): string[] {
  return [
    '^XA',
    '^CI28',
    '^PW464',
    '^LL320',
    `^FO24,16^A0N,30,28^FD${unmarked(name, 26)}^FS`,
    `^FO24,54^A0N,24,22^FD${unmarked(facts, 34)}^FS`,
    `^FO24,86^A0N,38,36^FD${unmarked(price, 17)}^FS`,
    `^FO30,136^BY3^BCN,110,Y,N,N,A^FD${digits(code)}^FS`,
    '^XZ',
  ];
}

const digits = (code: string) => code.replace(/\D/g, '');

/** A text between quotes, of at most so many letters. */
function quoted(text: string, length: number): string {
  return plain(text, length).replaceAll('"', "'");
}

/** A text without the signs that begin a command. */
function unmarked(text: string, length: number): string {
  return plain(text, length).replace(/[\^~]/g, ' ');
}

/** A text as label printers can write it: Latin letters and signs, on one line. */
function plain(text: string, length: number): string {
  return text
    .replace(/[·•]/g, '-')
    .normalize('NFKD')
    .replace(/[^ -~]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, length);
}
