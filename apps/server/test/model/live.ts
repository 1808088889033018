import fc from 'fast-check';
import { expect } from 'vitest';
import { defectsOf } from '../testing/shopWork.ts';
import type { TestAnswer, TestApp } from '../testing/startTestApp.ts';
import { actions } from './actions.ts';
import { type Action, type Event, outcomeOf, type Till } from './Event.ts';
import { look, viewOf } from './look.ts';
import type { OpenShop } from './openShop.ts';
import { openShop } from './openShop.ts';
import type { Shop } from './Shop.ts';

/** Something that is done at a till. */
export interface Act {
  till: Till;
  action: Action;
}

/** A step of a shop's life: one act, two from two tills at the same moment, or the night. */
export type Step = { acts: Act[] } | { night: true };

const act: fc.Arbitrary<Act> = fc.record({
  till: fc.oneof(
    { weight: 4, arbitrary: fc.constant('admin' as const) },
    { weight: 1, arbitrary: fc.constant('employee' as const) },
  ),
  action: actions,
});

/** Possible steps in a shop. */
export const steps: fc.Arbitrary<Step[]> = fc.noBias(
  fc.array(
    fc.oneof(
      { weight: 8, arbitrary: fc.record({ acts: fc.tuple(act).map(([only]) => [only]) }) },
      { weight: 5, arbitrary: fc.record({ acts: fc.array(act, { minLength: 2, maxLength: 2 }) }) },
      { weight: 1, arbitrary: fc.record({ night: fc.constant(true as const) }) },
    ),
    { minLength: 1, maxLength: 24, size: 'max' },
  ),
);

/** Counts of what came of the acts, by kind, to see that a run proves something. */
export type Tally = Map<string, number>;

/** Lives through the steps on the server and in the model, and compares all that can be seen of both after each. */
export async function live(server: TestApp, life: readonly Step[], tally: Tally = new Map()): Promise<void> {
  const shop = await openShop(server);
  expect(await look(shop.owner, shop.names, shop.model)).toEqual(viewOf(shop.model));
  const story: string[] = [];
  for (const step of life) {
    if ('night' in step) {
      await shop.nightPasses();
      story.push('a night');
    } else await take(shop, step.acts, story, tally);
    expect(await defectsOf(server, shop.owner), story.join('\n')).toEqual([]);
  }
}

interface Done {
  event: Event;
  till: Till;
  /** Of what kind it was. */
  name: string;
  answer: TestAnswer;
}

async function take(shop: OpenShop, acts: readonly Act[], story: string[], tally: Tally): Promise<void> {
  const planned = acts.flatMap(({ till, action }, index) => {
    const event = action.plan(shop.model, `${story.length}${'ab'[index]}`);
    return event ? [{ till, event, name: action.name }] : [];
  });
  const clients = new Map(
    await Promise.all(planned.map(async ({ till }) => [till, await shop.at(till)] as const)),
  );
  const done: Done[] = await Promise.all(
    planned.map(async ({ till, event, name }) => {
      const { method = 'POST', url, body } = event.call(shop.names);
      const client = clients.get(till) ?? (await shop.at(till));
      return { till, event, name, answer: await client.send(method, url, body) };
    }),
  );
  for (const { till, event, name, answer } of done) {
    const id = answer.body?.data?._id;
    if (event.document !== undefined && answer.status < 300 && id)
      shop.names.documents.set(event.document, id);
    story.push(
      `${till} ${answer.status} ${event.said}${answer.status < 300 ? '' : ` | ${answer.body?.message}`}`,
    );
    const key = `${name} ${answer.status}`;
    tally.set(key, (tally.get(key) ?? 0) + 1);
  }
  shop.model = await explain(shop, done, story);
}

/**
 * Finds an order of the events that explains every answer and everything visible, and returns the resulting
 * model.
 */
async function explain(shop: OpenShop, done: readonly Done[], story: readonly string[]): Promise<Shop> {
  const fates = ordersOf(done).map((order) => fateOf(shop.model, order));
  const explained = fates.filter((fate): fate is Shop => !Array.isArray(fate));
  const telling = `${story.join('\n')}\n\n${fates.flatMap((fate) => (Array.isArray(fate) ? fate : [])).join('\n')}`;
  expect(explained.length, telling).toBeGreaterThan(0);
  for (const model of explained) {
    const seen = await look(await shop.at('admin'), shop.names, model);
    if (model === explained.at(-1)) expect(seen, telling).toEqual(viewOf(model));
    if (isEqual(seen, viewOf(model))) return model;
  }
  throw new RangeError('Nothing explains what is seen');
}

function isEqual(a: unknown, b: unknown): boolean {
  try {
    expect(a).toEqual(b);
    return true;
  } catch {
    return false;
  }
}

function ordersOf(done: readonly Done[]): (readonly Done[])[] {
  return done.length === 2 ? [done, done.toReversed()] : [done];
}

/** The shop after the events in this order; or why their answers cannot be explained by it. */
function fateOf(model: Shop, order: readonly Done[]): Shop | string[] {
  let shop = model;
  for (const { event, till, answer } of order) {
    const outcome = outcomeOf(shop, till, event);
    if ('shop' in outcome) {
      if (answer.status >= 300) return [`The model accepts: ${event.said}`];
      shop = outcome.shop;
    } else if (!outcome.refusals.some(({ status }) => status === answer.status))
      return [`The model refuses: ${event.said}: ${JSON.stringify(outcome.refusals)}`];
  }
  return shop;
}
