/** A code as its dark and light squares, row by row. */
type Modules = readonly string[];

const quietZone = 9;

/** The number of an article. */
export const article = '4006381333931';

/** The bars of its number, by ISO/IEC 15420. */
export const barsOfArticle: Modules = Array.from({ length: 40 }, () =>
  0x51a9d7bd12cd50a142e90b35n.toString(2),
);

/** A QR code of version 1 that says `SHELF-7`. */
export const qrOfShelf: Modules = [
  0x1fc67f, 0x105441, 0x17575d, 0x17585d, 0x17545d, 0x105041, 0x1fd57f, 0xa00, 0x4f4be, 0x1356a, 0xf6ef4,
  0x1e1923, 0xadff4, 0x1fc8, 0x1fd948, 0x105457, 0x1740c3, 0x174f80, 0x175433, 0x104831, 0x1fce5f,
].map((row) => row.toString(2).padStart(21, '0'));

interface Placed {
  modules: Modules;
  /** The middle of the code, as a share of the picture. */
  at?: { x: number; y: number };
  /** Width of one module in pixels. */
  scale?: number;
}

/** Codes on a sheet of paper of 640 × 480 pixels. */
export function drawCodes(codes: readonly Placed[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = 640;
  canvas.height = 480;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('There is no canvas to draw on');
  context.fillStyle = '#f4f1ea';
  context.fillRect(0, 0, canvas.width, canvas.height);
  for (const { modules, at = { x: 0.5, y: 0.5 }, scale = 4 } of codes) {
    const width = (modules[0]?.length ?? 0) * scale;
    const left = Math.round(canvas.width * at.x - width / 2);
    const top = Math.round(canvas.height * at.y - (modules.length * scale) / 2);
    const quiet = quietZone * scale;
    context.fillStyle = '#fff';
    context.fillRect(left - quiet, top - quiet, width + 2 * quiet, modules.length * scale + 2 * quiet);
    context.fillStyle = '#000';
    modules.forEach((row, y) => {
      [...row].forEach((bit, x) => {
        if (bit === '1') context.fillRect(left + x * scale, top + y * scale, scale, scale);
      });
    });
  }
  return canvas;
}

/** The picture as the file that a phone would hand over. */
export async function fileOf(canvas: HTMLCanvasElement): Promise<File> {
  const picture = await new Promise<BlobPart>((resolve) => canvas.toBlob((blob) => resolve(blob ?? '')));
  return new File([picture], 'photo.png', { type: 'image/png' });
}

/** A camera that looks at what is drawn. */
export function cameraAt(canvas: HTMLCanvasElement): () => Promise<MediaStream> {
  return async () => {
    const stream = canvas.captureStream(10);
    // A canvas sends a picture when it is drawn on, and a camera sends them all the time.
    const context = canvas.getContext('2d');
    const timer = setInterval(() => {
      if (stream.active) context?.drawImage(canvas, 0, 0);
      else clearInterval(timer);
    }, 50);
    return stream;
  };
}

/** The refusal of a browser by its name, such as `NotAllowedError`. */
export function refusal(name: string): () => Promise<MediaStream> {
  return () => Promise.reject(new DOMException('Refused', name));
}
