// Writes where the money is in each answer of the API, from the domain's schemas: packages/api-client/src/wire/shapes, and the list of
// them in answerShapes.ts. The client itself carries no schema, so that a page does not load them; and each shape is a file, so that it
// loads those of its own answers alone.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as domain from '@handset/domain';
import { shapeOf } from '../packages/api-client/src/wire/shapeOf.ts';

const wire = fileURLToPath(new URL('../packages/api-client/src/wire', import.meta.url));
const folder = join(wire, 'shapes');
const list = join(wire, 'answerShapes.ts');
const note = "// Written by `npm run shapes` from the domain's schemas; not to be changed by hand.\n";

const shapes = Object.entries(domain)
  .filter(([name]) => name.endsWith('Answer'))
  .map(([answer, schema]) => ({
    answer,
    name: answer.replace(/Answer$/, 'Shape'),
    shape: shapeOf(schema),
  }))
  .filter(({ shape }) => shape !== undefined)
  .sort((one, other) => (one.name < other.name ? -1 : 1));

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder);
for (const { answer, name, shape } of shapes)
  writeFileSync(
    join(folder, `${name}.ts`),
    `${note}import type { ShapeOfAnswer } from '../ShapeOfAnswer.ts';

export const ${name}: ShapeOfAnswer<'${answer}'> = ${JSON.stringify(shape)};
`,
  );
writeFileSync(
  list,
  note + shapes.map(({ name }) => `export { ${name} } from './shapes/${name}.ts';\n`).join(''),
);
process.exitCode = spawnSync('biome', ['check', '--write', list, folder], { stdio: 'inherit' }).status ?? 1;
