// Compares every component's matrix with its picture. With --update it takes new pictures, small, and deletes outdated
// ones.
import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const baselines = join(root, 'tools', 'visual', 'baselines');
const given = process.argv.slice(2);
const isUpdate = given.includes('--update') || given.includes('-u');
const isWhole = given.every((argument) => argument.startsWith('-') && !argument.startsWith('-t'));

// Vitest would keep an old picture that is within the limits.
if (isUpdate && isWhole) rmSync(baselines, { recursive: true, force: true });

const { status } = spawnSync(
  process.execPath,
  [join(root, 'node_modules', 'vitest', 'vitest.mjs'), 'run', '--project=visual', ...given],
  { cwd: root, stdio: 'inherit' },
);
if (isUpdate) await shrink();
process.exitCode = status ?? 1;

/** Packs the pictures as tightly as PNG can, without changing a pixel. */
async function shrink() {
  const sharp = createRequire(new URL('../apps/server/package.json', import.meta.url))('sharp');
  let total = 0;
  for (const entry of readdirSync(baselines, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const before = readFileSync(file);
    const after = await sharp(before)
      .png({ compressionLevel: 9, effort: 10, adaptiveFiltering: true })
      .toBuffer();
    if (after.length < before.length) writeFileSync(file, after);
    total += Math.min(after.length, before.length);
  }
  console.info(`The pictures take ${(total / 1e6).toFixed(1)} MB.`);
}
