/** A colour by how light it is (0 to 1), how colourful (0 to about 0.4) and its hue in degrees, as the eye counts them. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/** Red, green and blue from 0 to 1, as a screen is sent them. */
export type Rgb = readonly [red: number, green: number, blue: number];

const toLinear = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const fromLinear = (value: number) =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

/** The colour of a screen's red, green and blue. */
export function rgbToOklch(rgb: Rgb): Oklch {
  const [r, g, b] = [toLinear(rgb[0]), toLinear(rgb[1]), toLinear(rgb[2])];
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short;
  const green = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
  const blue = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
  return {
    lightness,
    chroma: Math.hypot(green, blue),
    hue: ((Math.atan2(blue, green) * 180) / Math.PI + 360) % 360,
  };
}

function linearRgb({ lightness, chroma, hue }: Oklch): Rgb {
  const angle = (hue * Math.PI) / 180;
  const green = chroma * Math.cos(angle);
  const blue = chroma * Math.sin(angle);
  const long = (lightness + 0.3963377774 * green + 0.2158037573 * blue) ** 3;
  const medium = (lightness - 0.1055613458 * green - 0.0638541728 * blue) ** 3;
  const short = (lightness - 0.0894841775 * green - 1.291485548 * blue) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

const fits = (rgb: Rgb) => rgb.every((value) => value >= -0.0001 && value <= 1.0001);

/** The colour as `#rrggbb`; one that no screen shows loses colourfulness until it is one, and keeps lightness and hue. */
export function oklchToHex(color: Oklch): string {
  let rgb = linearRgb(color);
  if (!fits(rgb)) {
    let [least, most] = [0, color.chroma];
    for (let round = 0; round < 14; round += 1) {
      const chroma = (least + most) / 2;
      if (fits(linearRgb({ ...color, chroma }))) least = chroma;
      else most = chroma;
    }
    rgb = linearRgb({ ...color, chroma: least });
  }
  const bytes = rgb.map((value) => Math.round(fromLinear(Math.min(1, Math.max(0, value))) * 255));
  return `#${bytes.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

/** Red, green and blue of `#rrggbb`. */
export function hexToRgb(hex: string): Rgb {
  const byte = (start: number) => Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return [byte(1), byte(3), byte(5)];
}

/** The relative luminance of a colour `#rrggbb`, from 0 to 1 (WCAG 2). */
export function luminance(hex: string): number {
  const [red, green, blue] = hexToRgb(hex);
  return 0.2126 * toLinear(red) + 0.7152 * toLinear(green) + 0.0722 * toLinear(blue);
}

/** The contrast of two colours `#rrggbb`, from 1 to 21 (WCAG 2). */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
