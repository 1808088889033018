import { inTime } from '../database/inTime.ts';

/** Dots per millimetre of the paper printers in use: 203 dots per inch. */
const DOTS = 8;
const PIXELS_PER_MILLIMETRE = 96 / 25.4;
/** The margin that such printers leave on each side, in millimetres. */
const MARGIN = { 80: 4, 58: 5 } as const;
/** Letters that leave room for an IMEI beside a price. */
const NARROW_LETTERS = '10px';
/** Milliseconds for which a picture on the paper is waited for. */
const MAX_WAIT = 2000;

/** A paper on the page as a printer of this width in millimetres prints it: a picture of its dots. */
export async function pictureOf(paper: HTMLElement, width: 80 | 58): Promise<HTMLCanvasElement> {
  const { getFontEmbedCSS, toCanvas } = await import('html-to-image');
  const copy = paper.cloneNode(true) as HTMLElement;
  Object.assign(copy.style, {
    boxSizing: 'border-box',
    inlineSize: `${width}mm`,
    maxInlineSize: 'none',
    paddingInline: `${MARGIN[width]}mm`,
    fontFamily: getComputedStyle(paper).fontFamily,
    ...(width === 58 && { fontSize: NARROW_LETTERS }),
  });
  const desk = document.createElement('div');
  desk.style.cssText = 'position: fixed; inset-inline-start: -10000px; inset-block-start: 0;';
  desk.ariaHidden = 'true';
  desk.dataset.copy = '';
  desk.append(copy);
  document.body.append(desk);
  try {
    await keepPictures(paper, copy);
    const picture = await toCanvas(copy, {
      pixelRatio: DOTS / PIXELS_PER_MILLIMETRE,
      backgroundColor: 'white',
      skipAutoScale: true,
      fontEmbedCSS: await getFontEmbedCSS(copy),
      onImageErrorHandler: () => {},
    });
    return withoutMargins(picture, MARGIN[width] * DOTS, (width - 2 * MARGIN[width]) * DOTS);
  } finally {
    desk.remove();
  }
}

/** Keeps the pictures as the page shows them: their links end, and so does the network. One that is not there is left out. */
async function keepPictures(paper: HTMLElement, copy: HTMLElement): Promise<void> {
  const shown = [...paper.querySelectorAll('img')];
  const copies = [...copy.querySelectorAll('img')];
  await Promise.all(
    copies.map(async (image, place) => {
      const original = shown[place];
      const loaded = original?.decode().then(
        () => true,
        () => false,
      );
      if (!original || !(await inTime(Promise.resolve(loaded), false, MAX_WAIT))) return image.remove();
      const canvas = document.createElement('canvas');
      canvas.className = image.className;
      canvas.width = original.naturalWidth;
      canvas.height = original.naturalHeight;
      canvas.getContext('2d')?.drawImage(original, 0, 0);
      image.replaceWith(canvas);
    }),
  );
}

/** The part that is printed, in lines of eight dots. */
function withoutMargins(picture: HTMLCanvasElement, left: number, width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = Math.ceil(picture.height / 8) * 8;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('The browser draws no pictures');
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, -left, 0);
  return canvas;
}
