import type { GridColumn } from './gridColumns.ts';

/** A piece of a delivery. */
export interface Piece {
  serial: string;
  colour: string;
  count: number | null;
  price: number | null;
}

export const blankPiece = (): Piece => ({ serial: '', colour: '', count: null, price: null });

const colours = ['Black', 'White', 'Green', 'Blue'];

/** A number of pieces, the same ones each time. */
export function pieces(count: number): Piece[] {
  return Array.from({ length: count }, (_, place) => ({
    serial: String(350_000_000_000 + place * 7_919_113),
    colour: colours[place % colours.length] ?? '',
    count: (place % 5) + 1,
    price: 1_250_00 + (place % 9) * 175_50,
  }));
}

export const pieceColumns: readonly GridColumn<Piece>[] = [
  {
    kind: 'text',
    id: 'serial',
    header: 'Serial number',
    isRequired: true,
    isNumeric: true,
    normalise: (text) => text.replace(/[\s-]/g, ''),
  },
  { kind: 'text', id: 'colour', header: 'Colour', isWideOnCard: false, width: 'minmax(112px, 1fr)' },
  { kind: 'number', id: 'count', header: 'Count', minValue: 1 },
  { kind: 'money', id: 'price', header: 'Price' },
];
