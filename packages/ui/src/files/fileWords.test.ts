import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { en } from '../messages/en.ts';
import { formatSize, nameKinds } from './fileWords.ts';

describe('nameKinds', () => {
  it.each([
    [['application/pdf', '.csv', '.CSV'], 'PDF, CSV'],
    [['image/*', 'audio/*'], 'pictures, sound'],
    [['image/jpeg', 'image/svg+xml'], 'JPEG, SVG'],
    [['application/vnd.ms-excel'], 'application/vnd.ms-excel'],
    [['font/*'], 'font/*'],
    [['.csv', '*/*'], ''],
    [[], ''],
  ])('names %o for people', (accept, name) => {
    expect(nameKinds(accept, en.files)).toBe(name);
  });
});

describe('formatSize', () => {
  it('writes sizes as people do', () => {
    expect(formatSize(8_000_000)).toBe('8 MB');
    expect(formatSize(1_540_000)).toBe('1.6 MB');
    expect(formatSize(1_540_000, 'down')).toBe('1.5 MB');
    expect(formatSize(2_100_000_000)).toBe('2.1 GB');
    expect(formatSize(1400)).toBe('2 kB');
    expect(formatSize(900)).toBe('900 B');
  });

  it('never writes a file that is too large as the limit that it is over', () => {
    const limit = fc
      .integer({ min: 1, max: 900 })
      .chain((count) => fc.constantFrom(count * 1000, count * 1_000_000));
    fc.assert(
      fc.property(limit, fc.integer({ min: 1, max: 1_000_000 }), (most, more) => {
        return formatSize(most + more) !== formatSize(most, 'down');
      }),
    );
  });
});
