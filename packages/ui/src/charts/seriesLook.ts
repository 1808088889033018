import { vars } from '../theme/theme.css.ts';

const { chart1, chart2, chart3, chart4, chart5, chart6, chart7, chart8 } = vars.color;
const colors = [chart1, chart2, chart3, chart4, chart5, chart6, chart7, chart8];

const dashes = ['none', '7 4', '2 3', '11 3 2 3', '14 5'];

/** Marker shapes, centred on 0, 0. */
const markers = [
  'M-4 0A4 4 0 1 0 4 0A4 4 0 1 0 -4 0Z',
  'M-3.5 -3.5H3.5V3.5H-3.5Z',
  'M0 -4.5L4.5 3.5H-4.5Z',
  'M0 -5L5 0L0 5L-5 0Z',
  'M-1.5 -4.5H1.5V-1.5H4.5V1.5H1.5V4.5H-1.5V1.5H-4.5V-1.5H-1.5Z',
];

/** Lines over the fill of an area, in a tile of 8 by 8. */
const patterns = [
  '',
  'M-2 10L10 -2M-2 2L2 -2M6 10L10 6',
  'M2 2h0M6 6h0',
  'M0 2H8M0 6H8',
  'M-2 -2L10 10M6 -2L10 2M-2 6L2 10',
  'M2 0V8M6 0V8',
  'M0 0L8 8M8 0L0 8',
  'M0 6L4 2L8 6',
  'M4 2V6M2 4H6',
];

/** The look of a series by its index. The lists differ in length, so that looks differ even where a colour repeats. */
export function seriesLook(place: number) {
  return {
    /** Its colour, as a variable of the theme. */
    color: at(colors, place),
    /** The dashes of its line. */
    dash: at(dashes, place),
    /** The outline of its points. */
    marker: at(markers, place),
    /** The lines over its areas. */
    pattern: at(patterns, place),
  };
}

const at = (list: readonly string[], place: number) => list[place % list.length] ?? '';
