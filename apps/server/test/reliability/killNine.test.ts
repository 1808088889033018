import { randomInt } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBooks } from '../../src/app/checkBooks.ts';
import { everyShop } from '../../src/shop/access/everyShop.ts';
import { newPlace, type Place, startServer } from './ServerProcess.ts';
import {
  type Answer,
  created,
  OPENING_ENTRIES,
  openShop,
  type Shop,
  type Submission,
  submit,
  Till,
} from './Till.ts';

const isPostgres = Boolean(process.env.HANDSET_TEST_DATABASE_URL);
const isLong = process.env.HANDSET_TESTS === 'long';
// PostgreSQL keeps what it has said by itself; there the server's own end is looked at.
const LONG_ROUNDS = isPostgres ? 6 : 20;
const ROUNDS = isLong ? LONG_ROUNDS : 2;
const TILLS = 4;
/** Answers to a round of tills before the server is killed. */
const MIN_ANSWERS = 10;
const MAX_ANSWERS = 60;

let place: Place;
beforeAll(async () => {
  place = await newPlace();
});
afterAll(() => place.remove());

/** Requests sent by the tills of a round, and the answers received. */
interface Round {
  sent: Submission[];
  answers: Map<Submission, Answer>;
}

/** Lets several tills work until the server is gone; `kill` is called once after some number of answers. */
async function work(
  url: string,
  shop: Shop,
  tills: readonly Till[],
  kill: () => Promise<unknown>,
): Promise<Round> {
  const last = randomInt(MIN_ANSWERS, MAX_ANSWERS);
  let killed: Promise<unknown> | undefined;
  const round: Round = { sent: [], answers: new Map() };
  await Promise.all(
    tills.map(async (till) => {
      for (;;) {
        const submission = till.next();
        round.sent.push(submission);
        const answer = await submit({ url, token: shop.token }, submission).catch(() => undefined);
        if (!answer) return;
        round.answers.set(submission, answer);
        if (answer.status === 201) till.acknowledged(submission, answer);
        if (round.answers.size === last) killed = kill();
      }
    }),
  );
  await killed;
  return round;
}

/** Contents of the database, opened as the next server would open it. */
async function lookInto(shop: Shop) {
  const before = performance.now();
  const database = await place.open();
  const opened = performance.now() - before;
  try {
    // At one moment: what a PostgreSQL was still busy with when its server went may come to an end meanwhile.
    const { keys, entries } = await database.snapshot(async (rows) => ({
      keys: await rows.selectFrom('idempotency_keys').select(['key', 'status', 'response']).execute(),
      entries: await rows
        .selectFrom('journal_entries')
        .select('number')
        .where('shop_id', '=', shop.shopId)
        .execute(),
    }));
    const defects: string[] = [];
    for (const session of await everyShop(database, 'test'))
      defects.push(...(await database.read(session, checkBooks)));
    return { opened, keys: new Map(keys.map((row) => [row.key, row])), entries: entries.length, defects };
  } finally {
    await database.close();
  }
}

test('a server that is killed in the middle of its work has kept all that it acknowledged, and nothing by halves', {
  timeout: 300_000,
}, async () => {
  const totals = { sent: 0, acknowledged: 0, unanswered: 0, kept: 0, slowest: 0 };
  let shop: Shop | undefined;
  const tills: Till[] = [];
  let open: Submission[] = [];
  const settled: Submission[] = [];
  for (let number = 1; number <= ROUNDS; number += 1) {
    const server = await startServer(place);
    shop ??= await openShop(server.url);
    const counter = { url: server.url, token: shop.token };
    // What got no answer is sent again with its key, and now has its effect, for the first time or not.
    for (const submission of open) await created(counter, submission);
    settled.push(...open);

    while (tills.length < TILLS) tills.push(new Till(shop));
    const { sent, answers } = await work(server.url, shop, tills, () => server.end('SIGKILL'));

    const { opened, keys, entries, defects } = await lookInto(shop);
    expect(defects).toEqual([]);
    for (const [submission, answer] of answers) {
      expect([submission.url, answer.status, answer.body.message]).toEqual([
        submission.url,
        201,
        expect.any(String),
      ]);
      expect(JSON.parse(keys.get(submission.key)?.response ?? 'null')?.data?._id).toEqual(
        answer.body.data?._id,
      );
    }
    open = sent.filter((submission) => !answers.has(submission));
    const kept = open.filter(({ key }) => keys.has(key)).length;
    settled.push(...answers.keys());
    // One entry for each that had its effect, answered or not: none is half there, none twice.
    expect(entries).toBe(OPENING_ENTRIES + settled.length + kept);

    totals.sent += sent.length;
    totals.acknowledged += answers.size;
    totals.unanswered += open.length;
    totals.kept += kept;
    totals.slowest = Math.max(totals.slowest, Math.round(opened));
  }

  const server = await startServer(place);
  const counter = { url: server.url, token: (shop as Shop).token };
  for (const submission of open) await created(counter, submission);
  for (const submission of settled.slice(-50))
    expect((await submit(counter, submission)).isReplay).toBe(true);
  expect(await server.end('SIGTERM')).toBe(0);
  const { entries, defects } = await lookInto(shop as Shop);
  expect(defects).toEqual([]);
  expect(entries).toBe(OPENING_ENTRIES + settled.length + open.length);
  console.info(`${ROUNDS} kills: ${JSON.stringify(totals)}`);
});
