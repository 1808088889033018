/** The schemes that have colours of their own. */
export const paletteNames = ['light', 'dark', 'contrastLight', 'contrastDark'] as const;

/** The name of a palette. */
export type PaletteName = (typeof paletteNames)[number];

type Shades = readonly [light: string, dark: string, contrastLight: string, contrastDark: string];

/**
 * A neutral ground with a breath of teal, one accent, four meanings. High contrast, on white and on black,
 * has text of 7 to 1 at least, and borders that are seen.
 */
const colors = {
  canvas: ['#f6f8f8', '#0d1312', '#ffffff', '#000000'],
  surface: ['#ffffff', '#141b1a', '#ffffff', '#000000'],
  raised: ['#ffffff', '#1b2423', '#ffffff', '#0a100f'],
  sunken: ['#f0f3f3', '#0f1615', '#f4f6f6', '#0a0f0e'],
  hover: ['#f1f4f4', '#1e2827', '#eceff0', '#1a2423'],
  pressed: ['#e6ebea', '#263231', '#dde3e2', '#2a3736'],
  text: ['#14201f', '#e9efee', '#000000', '#ffffff'],
  textMuted: ['#4a5857', '#b2bebc', '#1f2b2a', '#e3eae9'],
  textSubtle: ['#5d6b6a', '#96a4a2', '#2e3b39', '#d3dcda'],
  textDisabled: ['#8b9796', '#697674', '#525e5c', '#9fabaa'],
  border: ['#dfe5e4', '#293433', '#5f6b6a', '#8d9a98'],
  borderMedium: ['#c2cccb', '#3c4a48', '#3d4948', '#b2bebc'],
  borderStrong: ['#7f8d8b', '#71807e', '#000000', '#ffffff'],
  accent: ['#0e6660', '#3db8ac', '#064a45', '#66d1c6'],
  accentHover: ['#0a5651', '#57c7bc', '#043632', '#86e0d7'],
  accentPressed: ['#084743', '#76d5cb', '#022422', '#a6ece5'],
  onAccent: ['#ffffff', '#03201d', '#ffffff', '#000000'],
  accentText: ['#0b5f5a', '#66d1c6', '#053f3b', '#86e6dc'],
  accentSoft: ['#e2f1ef', '#11302d', '#e9f5f3', '#06211e'],
  accentBorder: ['#a9d3ce', '#1f524d', '#0e6660', '#3db8ac'],
  positive: ['#1b7a48', '#4cc484', '#0b5a31', '#6fdc9f'],
  positiveText: ['#0f5a33', '#7bdaa5', '#06401f', '#9deabe'],
  positiveSoft: ['#e4f5eb', '#11301f', '#ebf8f0', '#051f11'],
  positiveBorder: ['#aedcc1', '#215539', '#1b7a48', '#4cc484'],
  caution: ['#b06a00', '#e0a63c', '#7a4600', '#f3c873'],
  cautionText: ['#6b4000', '#f3c873', '#4f2e00', '#fbdc9c'],
  cautionSoft: ['#fdf2dc', '#34270d', '#fef6e6', '#241a05'],
  cautionBorder: ['#ecd09a', '#5f491b', '#8a5300', '#e0a63c'],
  critical: ['#b3261e', '#f0776f', '#8f1a14', '#ffa8a1'],
  criticalHover: ['#971d17', '#f48f88', '#741410', '#ffbdb8'],
  criticalPressed: ['#7d1611', '#f7a7a1', '#5a0e0b', '#ffd0cc'],
  onCritical: ['#ffffff', '#2c0604', '#ffffff', '#000000'],
  criticalText: ['#8f1a14', '#ffa8a1', '#7a120d', '#ffc2bd'],
  criticalSoft: ['#fdeceb', '#3a1714', '#fdf0ef', '#2b0d0a'],
  criticalBorder: ['#f0b9b5', '#6c2b26', '#b3261e', '#f0776f'],
  info: ['#2563a8', '#6aa9ee', '#1a477d', '#9cc7f7'],
  infoText: ['#1a477d', '#9cc7f7', '#10335e', '#bfdcfb'],
  infoSoft: ['#e7f0fb', '#13263d', '#eef4fc', '#08182b'],
  infoBorder: ['#b3cfee', '#254a75', '#2563a8', '#6aa9ee'],
  chart1: ['#0e6660', '#3db8ac', '#064a45', '#66d1c6'],
  chart2: ['#bd7747', '#fe881d', '#b04c00', '#ffa966'],
  chart3: ['#4679bb', '#6071db', '#0f116d', '#618bfe'],
  chart4: ['#620056', '#ffd7ed', '#905882', '#b97eab'],
  chart5: ['#765f00', '#8a7e00', '#503f00', '#fffc8c'],
  chart6: ['#8e71ed', '#ceabf3', '#7358be', '#c3acff'],
  chart7: ['#64777c', '#768c9b', '#001f26', '#d4eef7'],
  chart8: ['#7d2f1f', '#e45668', '#370600', '#ff7271'],
  focus: ['#0e6660', '#66d1c6', '#064a45', '#86e6dc'],
  backdrop: ['rgb(12 22 21 / 48%)', 'rgb(0 0 0 / 62%)', 'rgb(0 0 0 / 70%)', 'rgb(0 0 0 / 80%)'],
} satisfies Record<string, Shades>;

/** The name of a colour of the theme. */
export type ColorName = keyof typeof colors;

/** A colour for every name, as `#rrggbb`; the backdrop lets the page shine through. */
export type Palette = Readonly<Record<ColorName, string>>;

/** The palettes by their names. Marked as pure, so that bundlers drop them where no theme is made. */
export const palettes = /* @__PURE__ */ readPalettes();

function readPalettes(): Readonly<Record<PaletteName, Palette>> {
  return Object.fromEntries(
    paletteNames.map((scheme, column) => [
      scheme,
      Object.fromEntries(Object.entries(colors).map(([name, shades]) => [name, shades[column]])),
    ]),
  ) as Record<PaletteName, Palette>;
}
