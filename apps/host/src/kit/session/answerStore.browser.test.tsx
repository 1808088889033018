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

/** A list that is too long for the start. */
const longList = (note: string, length = 1001) =>
  Array.from({ length }, (_, index) => ({ _id: `${index}`, note }));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the answers that a browser keeps', () => {
  it('gives every row of a long list back, without having read them when the page opens', async () => {
    const kept = database();
    const units = longList('سیاہ, "8/256"', 5001);
    await afterPause(createAnswerStore('amna', kept).put('@"imeis",', units));
    const later = createAnswerStore('amna', kept);
    expect(await later.load()).toEqual([]);
    expect(await later.get('@"imeis",')).toEqual(units);
    expect(await createAnswerStore('bilal', kept).get('@"imeis",')).toBeUndefined();
  });

  it('does not read the stock when the page opens, however short it is', async () => {
    const store = createAnswerStore('amna', database());
    for (const units of [[], ['one']]) {
      await afterPause(store.put('@"imeis",', units));
      expect(await store.get('@"imeis",')).toEqual(units);
      expect(await store.load()).toEqual([]);
    }
  });

  it('gives a list back once, while it grows long and becomes short again', async () => {
    const store = createAnswerStore('amna', database());
    for (const list of [[], longList('all'), [{ _id: '1', note: 'rest' }]]) {
      await afterPause(store.put('@"persons",', list));
      expect(await store.get('@"persons",')).toEqual(list);
      expect(await store.load()).toEqual(list.length > 1000 ? [] : [['@"persons",', list]]);
    }
  });

  it('writes the newest of two long lists, and none that is shortened or removed meanwhile', async () => {
    const store = createAnswerStore('amna', database());
    const old = store.put('@"imeis",', longList('old'));
    await afterPause(store.put('@"imeis",', longList('new')));
    await old;
    expect(await store.get('@"imeis",')).toEqual(longList('new'));
    const long = store.put('@"persons",', longList('late'));
    await store.put('@"persons",', ['short']);
    await afterPause(long);
    expect(await store.get('@"persons",')).toEqual(['short']);
    const late = store.put('@"imeis",', longList('late'));
    await store.remove('@"imeis",');
    await afterPause(late);
    expect(await store.get('@"imeis",')).toBeUndefined();
  });

  it('takes over what an earlier version kept, unless answers have had another shape since', async () => {
    const kept = database();
    const old = createAnswerStore('amna', kept, 'one');
    await old.put('@"wallet",', { paidNow: 5 });
    await afterPause(old.put('@"imeis",', longList('old')));
    const same = createAnswerStore('amna', kept, 'one');
    expect(await same.load()).toEqual([['@"wallet",', { paidNow: 5 }]]);
    expect(await same.get('@"imeis",')).toEqual(longList('old'));
    const store = createAnswerStore('amna', kept, 'another');
    expect(await store.get('@"wallet",')).toBeUndefined();
    expect(await store.get('@"imeis",')).toBeUndefined();
    expect(await store.load()).toEqual([]);
    await store.put('@"wallet",', { paid: 5 });
    expect(await store.load()).toEqual([['@"wallet",', { paid: 5 }]]);
    expect(await createAnswerStore('amna', kept, 'one').load()).toEqual([]);
  });

  it('keeps lists as far as they are soon read again, and nothing private or outdated at once', () => {
    expect(isWorthKeeping('@"phones","{}",50,')).toBe(true);
    expect(isWorthKeeping('@"phones","{}",850,')).toBe(true);
    expect(isWorthKeeping('@"phones","{}",1050,')).toBe(false);
    expect(isWorthKeeping('@"wallet",')).toBe(true);
    expect(isWorthKeeping('@"picture","/api/pictures/1",')).toBe(false);
  });
});
