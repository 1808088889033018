import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { HandsetDatabase } from '../database/HandsetDatabase.ts';
import { createAnswerStore, isWorthKeeping } from './answerStore.ts';

let count = 0;

/** A database of a test of its own. */
function database() {
  count += 1;
  return new HandsetDatabase(`answers-${count}`);
}

/** A large answer is written after a pause, piece by piece. */
async function afterPause(written: Promise<void>): Promise<void> {
  await vi.runAllTimersAsync();
  return written;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the answers that a browser keeps', () => {
  it('gives every unit of a long list back, without having read them when the page opens', async () => {
    const kept = database();
    const units = Array.from({ length: 5001 }, (_, index) => ({ _id: `${index}`, note: 'سیاہ, "8/256"' }));
    await afterPause(createAnswerStore('amna', kept).put('@"imeis",', units));
    const later = createAnswerStore('amna', kept);
    expect(await later.load()).toEqual([]);
    expect(await later.get('@"imeis",')).toEqual(units);
    expect(await createAnswerStore('bilal', kept).get('@"imeis",')).toBeUndefined();
  });

  it('keeps an empty long list', async () => {
    const store = createAnswerStore('amna', database());
    await afterPause(store.put('@"imeis",', []));
    expect(await store.get('@"imeis",')).toEqual([]);
  });

  it('writes the newest of two long lists, and none that is removed meanwhile', async () => {
    const store = createAnswerStore('amna', database());
    const old = store.put('@"imeis",', ['old']);
    await afterPause(store.put('@"imeis",', ['new']));
    await old;
    expect(await store.get('@"imeis",')).toEqual(['new']);
    const late = store.put('@"imeis",', ['late']);
    await store.remove('@"imeis",');
    await afterPause(late);
    expect(await store.get('@"imeis",')).toBeUndefined();
  });

  it('drops what another build kept, whose answers may have another shape', async () => {
    const kept = database();
    const old = createAnswerStore('amna', kept, '1.0.0');
    await old.put('@"wallet",', { paidNow: 5 });
    await afterPause(old.put('@"imeis",', ['old']));
    const store = createAnswerStore('amna', kept, '1.1.0');
    expect(await store.get('@"wallet",')).toBeUndefined();
    expect(await store.get('@"imeis",')).toBeUndefined();
    expect(await store.load()).toEqual([]);
    await store.put('@"wallet",', { paid: 5 });
    expect(await store.load()).toEqual([['@"wallet",', { paid: 5 }]]);
    expect(await createAnswerStore('amna', kept, '1.0.0').load()).toEqual([]);
  });

  it('keeps lists as far as they are soon read again, and nothing that is private or passing', () => {
    expect(isWorthKeeping('@"phones","{}",50,')).toBe(true);
    expect(isWorthKeeping('@"phones","{}",850,')).toBe(true);
    expect(isWorthKeeping('@"phones","{}",1050,')).toBe(false);
    expect(isWorthKeeping('@"wallet",')).toBe(true);
    expect(isWorthKeeping('@"picture","/api/pictures/1",')).toBe(false);
  });
});
