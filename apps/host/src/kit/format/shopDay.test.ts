import { describe, expect, it } from 'vitest';
import { shopDay } from './shopDay.ts';

const shop = { today: '2026-11-20', timeZone: 'Asia/Karachi' };
const HOUR = 3_600_000;
const at = (moment: string, ahead: number | null = 0) => shopDay(shop, { now: Date.parse(moment), ahead });

describe('the day of a shop whose server is not asked', () => {
  it('is the one that the server said until midnight in the shop', () => {
    expect(at('2026-11-20T18:59:59Z')).toBe('2026-11-20');
  });

  it('is the next one after midnight in the shop, wherever the device thinks it is', () => {
    expect(at('2026-11-20T19:00:00Z')).toBe('2026-11-21');
    expect(at('2026-11-22T20:00:00Z')).toBe('2026-11-23');
  });

  it('is told by a clock that is hours wrong, since it is known by how much', () => {
    expect(at('2026-11-20T16:00:00Z', 3 * HOUR)).toBe('2026-11-21');
    expect(at('2026-11-20T21:00:00Z', -3 * HOUR)).toBe('2026-11-20');
  });

  it.each([24 * HOUR, -24 * HOUR, 3000 * HOUR])('is not told by a clock that was %i ms wrong', (ahead) => {
    expect(at('2026-11-25T12:00:00Z', ahead)).toBe('2026-11-20');
  });

  it('is not told by a clock that nobody has compared', () => {
    expect(at('2026-11-25T12:00:00Z', null)).toBe('2026-11-20');
  });

  it('never goes back, although the clock did', () => {
    expect(at('2010-01-01T00:00:00Z')).toBe('2026-11-20');
  });
});
