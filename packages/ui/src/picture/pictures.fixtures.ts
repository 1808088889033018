/** A picture of its own making, so that no story asks the network: a ground, a sun and a hill. */
export function drawnPicture(hue: number, width = 640, height = 480): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 64 48" preserveAspectRatio="xMidYMid slice"><rect width="64" height="48" fill="hsl(${hue} 45% 72%)"/><circle cx="46" cy="14" r="7" fill="hsl(${hue + 40} 70% 88%)"/><path d="M0 48 L22 20 L38 38 L48 30 L64 44 V48 Z" fill="hsl(${hue} 40% 38%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** The address of a picture that cannot be shown. */
export const brokenPicture = 'data:image/png;base64,AAAA';
