// Derives the "exports" of a package from its folder `src/exports`. When run directly, writes them into every
// package.json.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** One entry per file of `src/exports`, and the style sheet of a package that has styles. */
export function packageExports(folder) {
  const names = readdirSync(join(folder, 'src', 'exports'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort((one, other) => (one === 'index' ? -1 : other === 'index' ? 1 : one.localeCompare(other, 'en')));
  const isStyled = readFileSync(join(folder, 'tsup.config.ts'), 'utf8').includes('styledPackage(');
  return {
    ...Object.fromEntries(
      names.map((name) => [
        name === 'index' ? '.' : `./${name}`,
        {
          '@handset/source': `./src/exports/${name}.ts`,
          types: `./dist/${name}.d.ts`,
          default: `./dist/${name}.js`,
        },
      ]),
    ),
    ...(isStyled && { './styles.css': './dist/styles.css' }),
    './package.json': './package.json',
  };
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const packages = fileURLToPath(new URL('../packages', import.meta.url));
  for (const name of readdirSync(packages)) {
    const folder = join(packages, name);
    const file = join(folder, 'package.json');
    if (!existsSync(join(folder, 'src', 'exports'))) continue;
    const manifest = JSON.parse(readFileSync(file, 'utf8'));
    const text = `${JSON.stringify({ ...manifest, exports: packageExports(folder) }, null, 2)}\n`;
    if (text !== readFileSync(file, 'utf8')) writeFileSync(file, text);
  }
}
