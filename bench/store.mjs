import { readFile, writeFile } from 'node:fs/promises';

const file = new URL('README.md', import.meta.url);

/** Writes a measured table between its markers in bench/README.md. */
export async function store(name, table) {
  const text = await readFile(file, 'utf8');
  const [open, close] = [`<!-- ${name} -->\n`, `<!-- /${name} -->`];
  const from = text.indexOf(open) + open.length;
  await writeFile(file, `${text.slice(0, from)}${table}${text.slice(text.indexOf(close))}`);
}
