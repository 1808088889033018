/** The place that is nearest to a distance from the start of the axis. */
export function nearestPlace(positions: readonly number[], distance: number): number {
  let nearest = 0;
  positions.forEach((position, place) => {
    if (Math.abs(position - distance) < Math.abs((positions[nearest] ?? 0) - distance)) nearest = place;
  });
  return nearest;
}
