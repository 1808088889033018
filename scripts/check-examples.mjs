// Installs the packed packages into the apps of `examples/`, builds each as its own developer would, and opens it in Chromium.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import sirv from 'sirv';
import { chromiumArguments, findChromium } from './chromium.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'handset-examples-'));

/** Where each example's build lies. */
const examples = { 'ui-vite': 'dist', 'ui-vite-vanilla-extract': 'dist', 'ui-next': 'out' };

const executablePath = await findChromium();
const browser = await chromium.launch({ args: chromiumArguments, ...(executablePath && { executablePath }) });
let problems = 0;
try {
  const tarballs = packed(['ui']);
  for (const [name, out] of Object.entries(examples)) {
    const began = performance.now();
    const folder = join(scratch, name);
    const found = built(name, folder, tarballs) ?? (await tried(join(folder, out), name));
    problems += found.length;
    const seconds = ((performance.now() - began) / 1000).toFixed(0);
    console.info(
      found.length === 0 ? `${name}: builds and works (${seconds} s).` : `${name}:\n${found.join('\n')}`,
    );
  }
} finally {
  await browser.close();
  rmSync(scratch, { recursive: true, force: true });
}
process.exitCode = problems === 0 ? 0 : 1;

/** The tarballs of packages by their published names. */
function packed(names) {
  return Object.fromEntries(
    names.map((name) => {
      const folder = join(scratch, 'tarballs', name);
      mkdirSync(folder, { recursive: true });
      run('npm', ['pack', '--pack-destination', folder], join(root, 'packages', name));
      const file = readdirSync(folder).find((it) => it.endsWith('.tgz'));
      return [`@handset/${name}`, `file:${join(folder, file)}`];
    }),
  );
}

/** Installs and builds an example; what went wrong, or nothing. */
function built(name, folder, tarballs) {
  cpSync(join(root, 'examples', name), folder, { recursive: true });
  const file = join(folder, 'package.json');
  const manifest = JSON.parse(readFileSync(file, 'utf8'));
  const dependencies = Object.fromEntries(
    Object.entries(manifest.dependencies).map(([it, range]) => [it, tarballs[it] ?? range]),
  );
  writeFileSync(file, JSON.stringify({ ...manifest, dependencies }, null, 2));
  try {
    run('npm', ['install', '--no-audit', '--no-fund', '--prefer-offline'], folder);
    run('npm', ['run', 'build'], folder);
    return undefined;
  } catch (error) {
    return [`  ${error.message}`];
  }
}

/** Opens the built app and uses it; says what its user and its console had to complain of. */
async function tried(folder, name) {
  const serve = sirv(folder, { single: true });
  const server = createServer((request, response) => serve(request, response));
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const page = await browser.newPage();
  const found = [];
  page.on('pageerror', (error) => found.push(`  ${error.message}`));
  page.on('console', (line) => ['error', 'warning'].includes(line.type()) && found.push(`  ${line.text()}`));
  page.on('requestfailed', (request) => found.push(`  ${request.url()} failed`));
  const expectThat = (isTrue, what) => isTrue || found.push(`  ${what}`);
  try {
    if (name.endsWith('-next')) {
      const html = readFileSync(join(folder, 'index.html'), 'utf8');
      expectThat(html.includes('New order'), 'The button is not in what the server rendered.');
      expectThat(/Rs\s1,250/.test(html), 'The amount is not in what the server rendered.');
    }
    await page.goto(`http://127.0.0.1:${server.address().port}/`);
    const button = page.getByRole('button', { name: 'New order' });
    const ground = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
    expectThat(ground === 'rgb(14, 102, 96)', `The button's ground is ${ground}, not the theme's accent.`);
    await button.click();
    const dialog = page.getByRole('dialog', { name: 'New order' });
    await dialog.getByRole('combobox', { name: 'Customer' }).fill('bil');
    await page.getByRole('option', { name: 'Bilal Ahmed' }).click();
    const amount = dialog.getByRole('textbox', { name: 'Amount' });
    await amount.fill('2,500.50');
    expectThat((await amount.inputValue()).startsWith('2,500.5'), 'The amount does not keep what is typed.');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
  } catch (error) {
    found.push(`  ${error.message}`);
  } finally {
    await page.close();
    server.close();
  }
  return found;
}

function run(command, args, cwd) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    env: { ...process.env, NODE_ENV: undefined, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout.slice(-3000)}\n${stderr.slice(-3000)}`);
}
