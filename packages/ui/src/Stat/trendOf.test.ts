import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { trendOf } from './trendOf.ts';

const change = fc.double({ min: -10, max: 10, noNaN: true });

describe('trendOf', () => {
  it('judges a change by which way is better', () => {
    expect(trendOf({ change: 0.12, better: 'up' }).tone).toBe('positive');
    expect(trendOf({ change: 0.12, better: 'down' }).tone).toBe('critical');
    expect(trendOf({ change: -0.12, better: 'down' }).tone).toBe('positive');
    expect(trendOf({ change: -0.12 }).tone).toBe('neutral');
  });

  it('calls what would be shown as 0 % no change', () => {
    expect(trendOf({ change: 0.0004, better: 'up' })).toEqual({
      direction: 'flat',
      tone: 'neutral',
      size: 0,
    });
  });

  it('mirrors a change into its opposite', () => {
    fc.assert(
      fc.property(change, (one) => {
        const there = trendOf({ change: one });
        const back = trendOf({ change: -one });
        expect(back.size).toBe(there.size);
        const opposite = { up: 'down', down: 'up', flat: 'flat' } as const;
        expect(back.direction).toBe(opposite[there.direction]);
      }),
    );
  });
});
