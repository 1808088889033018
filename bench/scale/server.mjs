import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../tools/network/freePort.ts';
import { PASSWORD } from './trade.mjs';

/** The flags that `npm start` gives the server. */
const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
const flags = scripts.start.split(' ').filter((word) => word.startsWith('--'));

const main = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));

/** Starts the real server, a process of its own, on a data folder. */
export async function startServer(folder) {
  const port = await freePort();
  const server = spawn(process.execPath, [...flags, main], {
    env: {
      ...process.env,
      PORT: String(port),
      HANDSET_DATA: folder,
      HANDSET_RATE_FACTOR: '1000000',
      HANDSET_BACKUPS: 'off',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(server, 'exit');
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  const call = (method, path, { token, body, headers = {} } = {}) =>
    new Promise((resolve, reject) => {
      const payload = body === undefined ? undefined : JSON.stringify(body);
      const sent = request(
        {
          port,
          method,
          path,
          agent,
          headers: {
            ...(token && { authorization: `Bearer ${token}` }),
            ...(payload && {
              'content-type': 'application/json',
              'content-length': Buffer.byteLength(payload),
            }),
            ...headers,
          },
        },
        (answer) => {
          const parts = [];
          answer.on('data', (part) => parts.push(part));
          answer.on('end', () =>
            resolve({ status: answer.statusCode, text: Buffer.concat(parts).toString() }),
          );
          answer.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.end(payload);
    });
  while (
    !(await call('GET', '/api/health').then(
      (answer) => answer.status === 200,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return {
    /** Address of the server, without a slash at the end. */
    address: `http://127.0.0.1:${port}`,
    call,
    async signIn(username) {
      const { status, text } = await call('POST', '/api/auth/sign-in', {
        body: { username, password: PASSWORD },
      });
      if (status !== 200) throw new Error(`Signing in failed: ${text}`);
      const { token } = JSON.parse(text);
      // A shop that was made months ago: its owner confirms the clock, or nothing can be entered.
      await call('POST', '/api/notifications/read', { token, body: {} });
      return token;
    },
    /** Resident memory in MB. */
    memory() {
      const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'));
      return Number(pages?.[1]) / 1024;
    },
    async stop() {
      agent.destroy();
      server.kill('SIGTERM');
      await exit;
    },
  };
}

/** The value below which that share of the measured ones lies. */
export function percentile(values, share) {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
