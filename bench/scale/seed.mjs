// Makes the shops that the benchmark of scale asks. They are kept in bench/.cache, since the largest takes minutes to make.
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { signUp } from '../../apps/server/src/shop/access/accounts.ts';
import { everyShop } from '../../apps/server/src/shop/access/everyShop.ts';
import { openDatabase, PASSWORD, trade } from './trade.mjs';

const cache = fileURLToPath(new URL('../.cache/', import.meta.url));

/** Folder of a database with one shop of that many units. Created if missing. */
export function shopOf(units) {
  return made(`shop-${units}`, (folder) => fill(folder, [{ units, parties: Math.max(20, units / 5) }]));
}

/** Folder of a database with that many small shops. */
export function smallShops(count) {
  return made(`shops-${count}`, (folder) =>
    fill(
      folder,
      Array.from({ length: count }, (_, index) => ({ units: 40, parties: 12, seed: index + 1 })),
    ),
  );
}

async function made(name, make) {
  const folder = `${cache}${name}`;
  if (existsSync(`${folder}/handset.db`)) return folder;
  const draft = `${folder}.draft`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const began = performance.now();
  await make(draft);
  renameSync(draft, folder);
  console.info(`made ${name} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return folder;
}

async function fill(folder, shops) {
  const database = await openDatabase(folder);
  try {
    for (const [index, shop] of shops.entries()) {
      await signUp(
        database,
        {
          shopName: `Shop ${index}`,
          ownerName: 'Owner',
          number: '+923001234567',
          username: `owner-${index}`,
          password: PASSWORD,
        },
        { requestId: 'bench', ip: null },
      );
      const session = await ownerOf(database, `Shop ${index}`);
      await trade(database, session, shop, (done, of) => {
        if (shops.length === 1 && done % 25_000 === 0) console.info(`${done} of ${of} events`);
      });
    }
  } finally {
    await database.close();
  }
}

async function ownerOf(database, shopName) {
  const session = (await everyShop(database, 'bench')).find(({ shop }) => shop.name === shopName);
  const owner = await database.read(session, (shop) =>
    shop.selectFrom('users').select('id').where('role', '=', 'admin').executeTakeFirstOrThrow(),
  );
  return { ...session, userId: owner.id };
}
