// Installs the packed packages into the apps of `examples/`, builds each as its own developer would, and opens it in Chromium.
// Each trades with a real server, whose ids it sees as another shop's. With names of examples, only those.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { chromiumArguments, findChromium } from './chromium.mjs';
import { freePort, startShop } from './exampleShop.mjs';
import { startWithOtherIds } from './otherIds.mjs';
import { packageNames, stagePackage } from './stagePackages.mjs';
import { tradeInExample } from './tradeInExample.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'handset-examples-'));

/** The oldest React that the packages take. */
const oldReact = {
  react: '18.2.0',
  'react-dom': '18.2.0',
  '@types/react': '18.3.23',
  '@types/react-dom': '18.3.7',
};

/**
 * Build folder of each example and the phone it trades. `folder` names its source where it differs,
 * `versions` other versions.
 */
const examples = {
  'flows-vite': { out: 'dist', imei: '356938035643809' },
  'flows-vite-18': {
    folder: 'flows-vite',
    versions: oldReact,
    out: 'dist',
    imei: '356938035643213',
  },
  'flows-next': { start: 'next', imei: '490154203237518' },
  'flows-html': { out: '.', imei: '352099001761481', hasNoBuild: true },
};
const asked = process.argv.slice(2);
const names = Object.keys(examples).filter((name) => asked.length === 0 || asked.includes(name));

const executablePath = await findChromium();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
const closers = [() => browser.close()];
let problems = 0;
try {
  const tarballs = packed(packageNames);
  const ports = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await freePort()])));
  const [serverPort, apiPort] = [await freePort(), await freePort()];
  const api = `http://127.0.0.1:${apiPort}`;
  const shop = await startShop(
    serverPort,
    names.map((name) => `http://127.0.0.1:${ports[name]}`),
  );
  closers.push(shop.close);
  const ids = await startWithOtherIds(apiPort, `http://127.0.0.1:${serverPort}`);
  closers.push(ids.close);
  for (const name of names) {
    const began = performance.now();
    const folder = join(scratch, name);
    const found =
      built(name, folder, tarballs, api) ?? (await tried({ name, folder, port: ports[name], api, shop }));
    problems += found.length;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.info(
      found.length === 0 ? `${name}: builds and works (${seconds} s).` : `${name}:\n${found.join('\n')}`,
    );
  }
  if (ids.count() < 3) {
    problems += 1;
    console.info("The examples saw no ids but the server's own.");
  }
} finally {
  for (const close of closers) await close();
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = problems === 0 ? 0 : 1;

/** The tarballs of packages by their published names. */
function packed(packages) {
  return Object.fromEntries(
    packages.map((name) => {
      const folder = join(scratch, 'tarballs', name);
      mkdirSync(folder, { recursive: true });
      run('npm', ['pack', '--pack-destination', folder], stagePackage(name));
      const file = readdirSync(folder).find((it) => it.endsWith('.tgz'));
      return [`@handset/${name}`, join(folder, file)];
    }),
  );
}

/** Installs and builds an example. Returns the error, if any. */
function built(name, folder, tarballs, api) {
  const { folder: source = name, versions = {}, hasNoBuild } = examples[name];
  cpSync(join(root, 'examples', source), folder, { recursive: true });
  try {
    if (hasNoBuild) takeScript(folder, tarballs['@handset/flows'], api);
    else {
      const file = join(folder, 'package.json');
      const manifest = JSON.parse(readFileSync(file, 'utf8'));
      const taken = (ranges) =>
        Object.fromEntries(
          Object.entries(ranges).map(([it, range]) => [
            it,
            tarballs[it] ? `file:${tarballs[it]}` : (versions[it] ?? range),
          ]),
        );
      const dependencies = taken(manifest.dependencies);
      const devDependencies = taken(manifest.devDependencies ?? {});
      // The packages' dependencies on each other are not in the registry in these versions.
      const overrides = Object.fromEntries(
        Object.keys(tarballs).map((it) => [it, dependencies[it] && `$${it}`]),
      );
      writeFileSync(file, JSON.stringify({ ...manifest, dependencies, devDependencies, overrides }, null, 2));
      run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder);
      run('npm', ['run', 'build'], folder, { VITE_HANDSET_API: `${api}/`, HANDSET_API: api });
    }
    return undefined;
  } catch (error) {
    return [`  ${error.message}`];
  }
}

/** A page without a build takes one file out of the package, and says where the server is. */
function takeScript(folder, tarball, api) {
  run('tar', ['-xzf', tarball, '-C', folder, 'package/dist/elements.js'], folder);
  copyFileSync(join(folder, 'package', 'dist', 'elements.js'), join(folder, 'elements.js'));
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('http://127.0.0.1:4400', api));
}

/** Serves the app, uses it, and returns errors from page and console. */
async function tried({ name, folder, port, api, shop }) {
  const { out } = examples[name];
  const close = out ? await serve(join(folder, out), port) : await start(folder, port, api);
  const page = await browser.newPage();
  page.setDefaultTimeout(20_000);
  const found = [];
  page.on('pageerror', (error) => found.push(`  ${error.message}`));
  page.on('console', (line) => {
    // Chromium writes a line for every answer above 399, also for those that the page expects.
    const isRefusal = /the server responded with a status of 4/.test(line.text());
    if (['error', 'warning'].includes(line.type()) && !isRefusal) found.push(`  ${line.text()}`);
  });
  page.on('requestfailed', (request) => found.push(`  ${request.url()} failed`));
  try {
    await page.goto(`http://127.0.0.1:${port}/`);
    found.push(...(await tradeInExample(page, shop, examples[name].imei)));
  } catch (error) {
    found.push(`  ${error.message}`);
  } finally {
    await page.close();
    await close();
  }
  return found;
}

async function serve(folder, port) {
  const files = sirv(folder, { single: true, dev: true });
  const server = createServer((request, response) => files(request, response)).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return () => server.close();
}

/** Starts a built Next.js app. */
async function start(folder, port, api) {
  const next = join(folder, 'node_modules', 'next', 'dist', 'bin', 'next');
  const app = spawn(process.execPath, [next, 'start', '-H', '127.0.0.1', '-p', String(port)], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', HANDSET_API: api },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise((resolve, reject) => {
    app.stdout.setEncoding('utf8').on('data', (text) => /Ready/i.test(text) && resolve());
    app.once('exit', (code) => reject(new Error(`next start ended with ${code}`)));
  });
  return async () => {
    const exit = once(app, 'exit');
    app.kill('SIGTERM');
    await exit;
  };
}

function run(command, args, cwd, env = {}) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1', ...env },
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`);
}
