import { describe, expect, it } from 'vitest';
import { HandsetDatabase } from '../database/HandsetDatabase.ts';
import { createAnswerStore, isWorthKeeping } from './answerStore.ts';

let count = 0;

/** A database of a test of its own. */
function database() {
  count += 1;
  return new HandsetDatabase(`answers-${count}`);
}

/** A list that is too long for the start. */
const longList = (note: string, length = 1001) =>
  Array.from({ length }, (_, index) => ({ _id: `${index}`, note }));

describe('the answers that a browser keeps', () => {
  it('gives every row of a long list back, without having read them when the page opens', async () => {
    const kept = database();
    const units = longList('سیاہ, "8/256"', 5001);
    await createAnswerStore('amna', kept).put('@"imeis",', units);
    const later = createAnswerStore('amna', kept);
    expect(await later.load()).toEqual([]);
    expect(await later.get('@"imeis",')).toEqual(units);
    expect(await createAnswerStore('bilal', kept).get('@"imeis",')).toBeUndefined();
  });

  it('does not read the stock when the page opens, however short it is', async () => {
    const store = createAnswerStore('amna', database());
    for (const units of [[], ['one']]) {
      await store.put('@"imeis",', units);
      expect(await store.get('@"imeis",')).toEqual(units);
      expect(await store.load()).toEqual([]);
    }
  });

  it('gives a list back once, while it grows long and becomes short again', async () => {
    const store = createAnswerStore('amna', database());
    for (const list of [[], longList('all'), [{ _id: '1', note: 'rest' }]]) {
      await store.put('@"persons",', list);
      expect(await store.get('@"persons",')).toEqual(list);
      expect(await store.load()).toEqual(list.length > 1000 ? [] : [['@"persons",', list]]);
    }
  });

  it('keeps the last of several changes that come at once', async () => {
    const store = createAnswerStore('amna', database());
    await Promise.all([store.put('@"imeis",', longList('old')), store.put('@"imeis",', longList('new'))]);
    expect(await store.get('@"imeis",')).toEqual(longList('new'));
    await Promise.all([store.put('@"persons",', longList('late')), store.put('@"persons",', ['short'])]);
    expect(await store.get('@"persons",')).toEqual(['short']);
    await Promise.all([store.put('@"imeis",', longList('late')), store.remove('@"imeis",')]);
    expect(await store.get('@"imeis",')).toBeUndefined();
  });

  it('keeps the newest 200', async () => {
    const kept = database();
    const all = Array.from({ length: 201 }, (_, at) => ({
      userId: 'amna',
      key: `${at}`,
      data: at,
      at,
      shape: 'one',
    }));
    await kept.answers.bulkPut(all);
    const known = await createAnswerStore('amna', kept, 'one').load();
    expect(known).toEqual(
      all
        .slice(1)
        .reverse()
        .map(({ key, data }) => [key, data]),
    );
    expect(await kept.answers.count()).toBe(200);
  });

  it('takes over what an earlier version kept, unless answers have had another shape since', async () => {
    const kept = database();
    const old = createAnswerStore('amna', kept, 'one');
    await old.put('@"wallet",', { paidNow: 5 });
    await old.put('@"imeis",', longList('old'));
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
