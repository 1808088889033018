import { arc } from 'd3-shape';
import type { Share } from './readShares.ts';

/** The outlines of a ring's parts around 0, 0, from the top onwards; empty for what has no share. */
export function shareArcs(parts: readonly Share[], radius: number): readonly string[] {
  const draw = arc<readonly [number, number]>()
    .innerRadius(radius * 0.62)
    .outerRadius(radius)
    .startAngle(([from]) => from * 2 * Math.PI)
    .endAngle(([, to]) => to * 2 * Math.PI);
  return shareSpans(parts).map((span) => (span[1] > span[0] ? (draw(span) ?? '') : ''));
}

/** From where to where each part reaches, of 0 to 1. */
export function shareSpans(parts: readonly Share[]): readonly (readonly [from: number, to: number])[] {
  let end = 0;
  return parts.map(({ share }) => {
    const from = end;
    end = Math.min(1, end + share);
    return [from, end];
  });
}
