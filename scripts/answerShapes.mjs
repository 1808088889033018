// Writes where the money is in each answer of the API, from the domain's schemas: packages/api-client/src/wire/answerShapes.ts.
// The client itself carries no schema, so that a page does not load them.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as domain from '@handset/domain';
import { shapeOf } from '../packages/api-client/src/wire/shapeOf.ts';

const file = fileURLToPath(new URL('../packages/api-client/src/wire/answerShapes.ts', import.meta.url));
const header = `// Written by \`npm run shapes\` from the domain's schemas; not to be changed by hand.
import type * as domain from '@handset/domain';
import type { AnswerShape } from './money.ts';

type ShapeOf<Name extends keyof typeof domain> = (typeof domain)[Name] extends { _output: infer Answer }
  ? AnswerShape<Answer>
  : never;
`;

const shapes = Object.entries(domain)
  .filter(([name]) => name.endsWith('Answer'))
  .map(([name, schema]) => ({ name, shape: shapeOf(schema) }))
  .filter(({ shape }) => shape !== undefined)
  .sort((one, other) => (one.name < other.name ? -1 : 1))
  .map(
    ({ name, shape }) =>
      `export const ${name.replace(/Answer$/, 'Shape')}: ShapeOf<'${name}'> = ${JSON.stringify(shape)};\n`,
  );

writeFileSync(file, [header, ...shapes].join('\n'));
process.exitCode = spawnSync('biome', ['check', '--write', file], { stdio: 'inherit' }).status ?? 1;
