import type { GaugeTone } from '../gauge/GaugeFace.tsx';

/** A tone and label from a value on. */
export interface MeterLevel {
  /** The value that it begins at. */
  from: number;
  /** The label of the level. */
  tone: GaugeTone;
  /** The same in words, since colour is never the only sign. */
  label: string;
}

/** The highest level that a value reaches, in whatever order they are given. */
export function levelAt(levels: readonly MeterLevel[], value: number | null): MeterLevel | undefined {
  if (value === null) return undefined;
  return levels.reduce<MeterLevel | undefined>(
    (best, level) => (level.from <= value && !(best && best.from > level.from) ? level : best),
    undefined,
  );
}
