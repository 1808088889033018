import { createStore } from 'idb-keyval';
import { describe, expect, it } from 'vitest';
import { createAnswerStore, isWorthKeeping } from './answerStore.ts';

let count = 0;

/** Databases of a test of its own. */
function databases() {
  count += 1;
  return {
    usual: createStore(`test-${count}-usual`, 'answers'),
    large: createStore(`test-${count}-large`, 'answers'),
  };
}

describe('the answers that a browser keeps', () => {
  it('gives every unit of a long list back, without having read them when the page opens', async () => {
    const stores = databases();
    const units = Array.from({ length: 2501 }, (_, index) => ({ _id: `${index}`, note: 'سیاہ, "8/256"' }));
    await createAnswerStore('amna', stores).put('@"imeis",', units);
    const later = createAnswerStore('amna', stores);
    expect(await later.load()).toEqual([]);
    expect(await later.get('@"imeis",')).toEqual(units);
    expect(await createAnswerStore('bilal', stores).get('@"imeis",')).toBeUndefined();
  });

  it('keeps an empty long list', async () => {
    const store = createAnswerStore('amna', databases());
    await store.put('@"imeis",', []);
    expect(await store.get('@"imeis",')).toEqual([]);
  });

  it('writes the newest of two long lists, and none that is removed meanwhile', async () => {
    const store = createAnswerStore('amna', databases());
    await Promise.all([store.put('@"imeis",', ['old']), store.put('@"imeis",', ['new'])]);
    expect(await store.get('@"imeis",')).toEqual(['new']);
    const late = store.put('@"imeis",', ['late']);
    await store.remove('@"imeis",');
    await late;
    expect(await store.get('@"imeis",')).toBeUndefined();
  });

  it('keeps lists as far as they are soon read again, and nothing that is private or passing', () => {
    expect(isWorthKeeping('@"phones","{}",50,')).toBe(true);
    expect(isWorthKeeping('@"phones","{}",850,')).toBe(true);
    expect(isWorthKeeping('@"phones","{}",1050,')).toBe(false);
    expect(isWorthKeeping('@"wallet",')).toBe(true);
    expect(isWorthKeeping('@"picture","/api/pictures/1",')).toBe(false);
  });
});
