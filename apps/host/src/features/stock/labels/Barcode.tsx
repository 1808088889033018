import { code128 } from './code128.ts';

/** The white that a scanner needs on either side, in modules. */
const QUIET_ZONE = 10;

/** Digits as a barcode: one SVG path, sharp at every print size. */
export function Barcode({ digits, className }: { digits: string; className?: string }) {
  const widths = code128(digits);
  const length = widths.reduce((sum, width) => sum + width, 0);
  let x = 0;
  const path = widths
    .map((width, place) => {
      const start = x;
      x += width;
      return place % 2 === 0 ? `M${start} 0h${width}v1h-${width}z` : '';
    })
    .join('');
  return (
    <svg
      className={className}
      viewBox={`${-QUIET_ZONE} 0 ${length + 2 * QUIET_ZONE} 1`}
      preserveAspectRatio="none"
      shapeRendering="crispEdges"
      aria-hidden
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
