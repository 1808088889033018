import { Parser } from 'saxen';
import { DAMAGED, UnreadableFile } from './UnreadableFile.ts';

/**
 * Limits of a table, whatever it contains. A single cell at XFD1048576 would otherwise lay out 17 billion
 * cells.
 */
export const TABLE_BOUNDS = { columns: 256, rows: 20_000, cells: 500_000, characters: 16_000_000 };

/** As many rows as Excel has. LibreOffice writes the last one even where it is empty. */
const MAX_EMPTY_ROW = 1_048_576;

/**
 * Refuses a part of a workbook that a table cannot be laid out of within the bounds. It reads as `read-excel-file` does, with the
 * same parser, and keeps nothing.
 */
export function requireBounds(xml: string): void {
  let rows = 0;
  let cells = 0;
  let texts = 0;
  let place: string | undefined;
  new Parser()
    .on('openTag', (element, attributes, decode) => {
      const name = localName(element);
      if (name === 'row') {
        rows += 1;
        for (const row of placesIn(attributes(), decode))
          if (!(Number(row) <= MAX_EMPTY_ROW)) throw tooFar(row);
        if (rows > MAX_EMPTY_ROW) throw tooManyCells();
      } else if (name === 'c') {
        cells += 1;
        const places = placesIn(attributes(), decode);
        place = places.at(-1);
        for (const each of places) if (!(rowOf(each) <= MAX_EMPTY_ROW)) throw tooFar(each);
      } else if (name === 'si') texts += 1;
      else if (place !== undefined && (name === 'v' || name === 'is') && isOutside(place))
        throw tooFar(place);
      if (cells > TABLE_BOUNDS.cells || texts > TABLE_BOUNDS.cells) throw tooManyCells();
    })
    .on('closeTag', (element) => {
      if (localName(element) === 'c') place = undefined;
    })
    .on('error', () => {
      throw new UnreadableFile(DAMAGED);
    })
    .parse(xml);
}

/** Values of the `r` attributes. With prefixes there can be several; the last one counts. */
function placesIn(attributes: Record<string, string>, decode: (text: string) => string): string[] {
  return Object.entries(attributes)
    .filter(([name]) => localName(name) === 'r')
    .map(([, value]) => decode(value));
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

function isOutside(place: string): boolean {
  return !(rowOf(place) <= TABLE_BOUNDS.rows && columnOf(place) <= TABLE_BOUNDS.columns);
}

function rowOf(place: string): number {
  return Number(place.slice(place.search(/\d/)));
}

/** Column number: `AB12` → 28. A large number for anything else. */
function columnOf(place: string): number {
  const letters = place.slice(0, Math.max(0, place.search(/\d/)));
  return [...letters].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0);
}

function tooFar(place: string): UnreadableFile {
  const { columns, rows } = TABLE_BOUNDS;
  return new UnreadableFile({ code: 'sheet-too-wide', params: { place: place.slice(0, 20), columns, rows } });
}

function tooManyCells(): UnreadableFile {
  return new UnreadableFile({ code: 'workbook-too-many-cells', params: { most: TABLE_BOUNDS.cells } });
}
