import { parseDay } from './day.ts';

/** What the segments of a date say together. */
export type SegmentReading =
  | { kind: 'empty' }
  | { kind: 'partial' }
  /** A day that its month does not have, such as the 31st of February. */
  | { kind: 'impossible' }
  | { kind: 'day'; day: string };

interface Segment {
  type: string;
  value?: number | null | undefined;
  isPlaceholder: boolean;
}

const width = { year: 4, month: 2, day: 2 };

/** Reads day, month and year from the segments, in whatever order the language has them. */
export function readSegments(segments: readonly Segment[]): SegmentReading {
  const text = (type: keyof typeof width) => {
    const segment = segments.find((other) => other.type === type);
    if (!segment || segment.isPlaceholder || segment.value == null) return null;
    return String(segment.value).padStart(width[type], '0');
  };
  const parts = [text('year'), text('month'), text('day')];
  if (parts.every((part) => part === null)) return { kind: 'empty' };
  if (parts.includes(null)) return { kind: 'partial' };
  const day = parts.join('-');
  return parseDay(day) ? { kind: 'day', day } : { kind: 'impossible' };
}
