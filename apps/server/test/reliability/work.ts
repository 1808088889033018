import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { PostgresCluster } from '../../../../tools/postgres/PostgresCluster.ts';
import { checkBooks } from '../../src/app/checkBooks.ts';
import { HandsetDatabase } from '../../src/base/database/HandsetDatabase.ts';
import { everyShop } from '../../src/shop/access/everyShop.ts';
import { OPENING_ENTRIES, type Shop, submit, Till } from './Till.ts';

/** A till of a shop at its work. */
export interface Worker {
  /** Address of the server that it sends to. */
  url: string;
  shop: Shop;
  till: Till;
}

export function workerAt(url: string, shop: Shop): Worker {
  return { url, shop, till: new Till(shop) };
}

/** Record of the work of tills. */
export interface Work {
  /** Duration of each acknowledged write, in milliseconds. */
  times: number[];
  /** Number of each other answer, such as `503 busy`. */
  refusals: Map<string, number>;
  /** Id of the recorded document under each key. */
  recorded: Map<string, string | undefined>;
}

/** Tills write one thing after another, each under its key until it is taken, as long as `goesOn` says so. */
export async function workAt(
  workers: readonly Worker[],
  goesOn: (work: Work) => boolean,
  work: Work = { times: [], refusals: new Map(), recorded: new Map() },
): Promise<Work> {
  await Promise.all(
    workers.map(async (worker) => {
      while (goesOn(work)) await writeOnce(worker, work);
    }),
  );
  return work;
}

async function writeOnce({ url, shop, till }: Worker, work: Work): Promise<void> {
  const submission = till.next();
  for (;;) {
    const began = performance.now();
    const answer = await submit({ url, token: shop.token }, submission);
    if (answer.status === 201) {
      work.times.push(performance.now() - began);
      work.recorded.set(submission.key, answer.body.data?._id);
      till.acknowledged(submission, answer);
      return;
    }
    const said = `${answer.status} ${answer.body.code}`;
    work.refusals.set(said, (work.refusals.get(said) ?? 0) + 1);
    // A refusal would come again for ever: it is a defect of the till or of the server.
    if (answer.status < 500) throw new Error(`${submission.url} answered ${said}: ${answer.body.message}`);
    await pause(50);
  }
}

/** Outages of the database during the work. */
export interface Outages {
  stops: number;
  /** Connections that are ended in the middle of a transaction before each stop. */
  endedBackends: number;
  /** A task for the time while the database is away. */
  whileAway: () => Promise<unknown>;
}

/** Tills work while their database comes and goes. `returns` holds the milliseconds from each start to the first success. */
export async function workThrough(
  cluster: PostgresCluster,
  workers: readonly Worker[],
  { stops, endedBackends, whileAway }: Outages,
): Promise<Work & { returns: number[] }> {
  const work: Work = { times: [], refusals: new Map(), recorded: new Map() };
  const returns: number[] = [];
  let isOver = false;
  let broken: unknown;
  const working = workAt(workers, () => !isOver, work).catch((error: unknown) => {
    broken = error;
  });
  const acknowledged = async (more: number) => {
    const before = work.times.length;
    while (work.times.length < before + more) {
      if (broken) throw broken;
      await pause(5);
    }
  };
  try {
    for (let stop = 0; stop < stops; stop += 1) {
      await acknowledged(workers.length);
      await endBackends(cluster.url, endedBackends);
      await acknowledged(workers.length);
      // In order, and as in a crash.
      await cluster.stop(stop % 2 === 0 ? 'SIGINT' : 'SIGQUIT');
      await whileAway();
      await cluster.start();
      const began = performance.now();
      await acknowledged(1);
      returns.push(performance.now() - began);
    }
    await acknowledged(workers.length);
  } finally {
    isOver = true;
    await working;
  }
  if (broken) throw broken;
  return { ...work, returns };
}

async function endBackends(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (let ended = 0; ended < count; ) {
    const { rowCount } = await client.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where pid <> pg_backend_pid() and backend_type = 'client backend' and xact_start is not null limit 1`,
    );
    ended += rowCount ?? 0;
    await pause(50);
  }
  await client.end();
}

/** Acknowledged writes compared with a database. */
export interface Kept {
  acknowledged: number;
  lost: number;
  doubled: number;
  /** Sentences of `books:check`. */
  defects: string[];
}

/** Compares the answers that the tills of shops got with the database. */
export async function keptOf(url: string, { recorded }: Work, shops: readonly Shop[]): Promise<Kept> {
  const database = await HandsetDatabase.openReadOnly({ file: '', url });
  try {
    const { keys, entries } = await database.snapshot(async (db) => ({
      keys: await db.selectFrom('idempotency_keys').select(['key', 'response']).execute(),
      entries: await db
        .selectFrom('journal_entries')
        .select('number')
        .where(
          'shop_id',
          'in',
          shops.map(({ shopId }) => shopId),
        )
        .execute(),
    }));
    const stored = new Map(keys.map(({ key, response }) => [key, response]));
    const isStored = ([key, id]: [string, string | undefined]) =>
      stored.has(key) && JSON.parse(stored.get(key) || 'null')?.data?._id === id;
    const defects: string[] = [];
    for (const session of await everyShop(database, 'test'))
      defects.push(...(await database.read(session, checkBooks)));
    return {
      acknowledged: recorded.size,
      lost: [...recorded].filter((each) => !isStored(each)).length,
      // Each write of a till is one entry of the journal.
      doubled: entries.length - OPENING_ENTRIES * shops.length - recorded.size,
      defects,
    };
  } finally {
    await database.close();
  }
}
