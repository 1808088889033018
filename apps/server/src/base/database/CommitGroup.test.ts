import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommitGroup } from './CommitGroup.ts';

let folder: string;
let database: DatabaseSync;
/** Sees what is committed, and nothing else. */
let onlooker: DatabaseSync;
let group: CommitGroup;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'handset-group-'));
  database = new DatabaseSync(join(folder, 'group.db'));
  database.exec(`
    pragma journal_mode = wal;
    pragma foreign_keys = on;
    create table owners (id integer primary key);
    create table sales (id integer primary key, owner integer references owners (id) deferrable initially deferred);
  `);
  onlooker = new DatabaseSync(join(folder, 'group.db'));
  group = new CommitGroup(database);
});

afterEach(() => {
  database.close();
  onlooker.close();
  rmSync(folder, { recursive: true });
});

const committed = () =>
  onlooker
    .prepare('select id from sales order by id')
    .all()
    .map(({ id }) => id);
const insert = (id: number, owner: number | null = null) =>
  database.prepare('insert into sales (id, owner) values (?, ?)').run(id, owner);

/** A transaction that sells, and the promise that it is on the disk. */
function sale(id: number, owner?: number) {
  group.begin();
  const { outcome } = group;
  insert(id, owner);
  group.end();
  return outcome;
}

describe('a group of transactions', () => {
  test('is committed once, when the turn has ended, and only then acknowledged', async () => {
    const all = [sale(1), sale(2), sale(3)];
    let acknowledged = 0;
    for (const outcome of all) outcome.then(() => (acknowledged += 1));
    await Promise.resolve();
    expect(committed()).toEqual([]);
    expect(acknowledged).toBe(0);
    await Promise.all(all);
    expect(committed()).toEqual([1, 2, 3]);
    expect(database.isTransaction).toBe(false);
  });

  test.each([
    ['the first', [-1, 1, 2]],
    ['one in the middle', [1, -2, 2]],
    ['the last', [1, 2, -3]],
  ])('loses of its members only the one that fails: %s', async (_, ids) => {
    const outcomes = [];
    for (const id of ids)
      if (id > 0) outcomes.push(sale(id));
      else {
        group.begin();
        insert(99);
        group.fail();
      }
    await Promise.all(outcomes);
    expect(committed()).toEqual([1, 2]);
  });

  test('leaves nothing open when its only member fails', () => {
    group.begin();
    insert(1);
    group.fail();
    expect(database.isTransaction).toBe(false);
    expect(group.isRunning).toBe(false);
    expect(() => group.outcome).toThrow('No transaction is running');
  });

  test('never commits half of a transaction that outlasts the turn', async () => {
    const first = sale(1);
    group.begin();
    insert(2);
    await turn();
    await turn();
    expect(committed()).toEqual([]);
    insert(3);
    group.end();
    await first;
    expect(committed()).toEqual([1, 2, 3]);
  });

  test.each(['ends', 'fails'])(
    'is committed when the transaction that outlasts the turn %s, however many come after it',
    async (how) => {
      const first = sale(1);
      group.begin();
      insert(2);
      await turn();
      if (how === 'ends') group.end();
      else group.fail();
      const next = sale(3);
      expect(committed()).toEqual(how === 'ends' ? [1, 2] : [1]);
      await Promise.all([first, next]);
      expect(committed()).toEqual(how === 'ends' ? [1, 2, 3] : [1, 3]);
    },
  );

  test('refuses to commit half of a transaction', () => {
    group.begin();
    insert(1);
    expect(() => group.commit()).toThrow('A transaction is running');
    group.fail();
    expect(committed()).toEqual([]);
  });

  test('acknowledges nobody when the commit fails, and takes the next ones', async () => {
    const nobody = 7;
    const outcomes = await Promise.allSettled([sale(1), sale(2, nobody)]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await sale(3);
    expect(committed()).toEqual([3]);
  });

  test('acknowledges nobody when the engine has rolled everything back', async () => {
    const first = sale(1);
    group.begin();
    expect(() => database.exec('insert or rollback into sales (id) values (1)')).toThrow();
    group.fail(new Error('database or disk is full'));
    await expect(first).rejects.toThrow('database or disk is full');
    await sale(2);
    expect(committed()).toEqual([2]);
  });

  test('is on the disk at once when other work wants the connection', async () => {
    const outcome = sale(1);
    group.commit();
    expect(committed()).toEqual([1]);
    await outcome;
    const next = sale(2);
    await next;
    expect(committed()).toEqual([1, 2]);
  });
});
