// A real server on a scratch folder with a small shop in it, for the examples to trade in.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The shop's staff member. */
export const staff = { username: 'bilal', password: 'hall road 42 mobiles' };

/** A port that nothing listens on. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}

/** Starts the server; pages of the given origins may call it. */
export async function startShop(port, allowedOrigins) {
  const data = mkdtempSync(join(tmpdir(), 'handset-shop-'));
  const server = spawn(process.execPath, ['--conditions=@handset/source', 'apps/server/src/main.ts'], {
    cwd: root,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: String(port),
      HANDSET_DATA: data,
      HANDSET_BACKUPS: 'off',
      HANDSET_ALLOWED_ORIGINS: allowedOrigins.join(','),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const close = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const exit = once(server, 'exit');
      server.kill('SIGTERM');
      await exit;
    }
    rmSync(data, { recursive: true, force: true });
  };
  try {
    await saysItsAddress(server);
    return { close, ...(await openShop(`http://127.0.0.1:${port}`)) };
  } catch (error) {
    await close();
    throw error;
  }
}

function saysItsAddress(server) {
  return new Promise((resolve, reject) => {
    let output = '';
    const read = (text) => {
      output += text;
      if (/http:\/\/\S+:\d+/.test(output)) resolve();
    };
    server.stdout.setEncoding('utf8').on('data', read);
    server.stderr.setEncoding('utf8').on('data', read);
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}:\n${output}`)));
  });
}

/** A shop with money in the till, a model that is new, and somebody to trade with. */
async function openShop(address) {
  let token = '';
  const call = async (path, body) => {
    const response = await fetch(address + path, {
      method: body ? 'POST' : 'GET',
      headers: { ...(token && { authorization: `Bearer ${token}` }), 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    });
    const answer = await response.json();
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(answer)}`);
    return answer;
  };
  const shop = { shopName: 'Hall Road Mobiles', ownerName: 'Bilal Ahmed', number: '03001234567' };
  token = (await call('/api/auth/sign-up', { ...shop, ...staff })).token;
  await call('/api/wallet/entry', {
    direction: 'in',
    account: 'cash:pocket',
    amount: 500_000,
    reason: 'capital',
  });
  const { companies } = await call('/api/company/all-companies');
  const samsung = companies.find(({ name }) => name === 'Samsung');
  await call('/api/company/create-model', { name: 'Galaxy A99', companyId: samsung._id });
  await call('/api/person/create', { name: 'Ali Raza', number: 3007654321, reference: 'Hall Road' });
  return {
    /** The IMEIs in stock. */
    stock: async () => (await call('/api/Purchase/all-imeis')).data.imeis.map(({ imei1 }) => imei1),
    /** Number of sales. */
    sales: async () => (await call('/api/sale')).total,
  };
}
