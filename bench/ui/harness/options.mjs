import { parseArgs } from 'node:util';

/** Reads the command line. */
export function readOptions(kinds) {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      entries: { type: 'string' },
      rounds: { type: 'string', default: '5' },
      slowdown: { type: 'string', default: '1' },
      out: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  const only = values.only?.split(',') ?? kinds;
  const unknown = only.filter((name) => !kinds.includes(name));
  if (unknown.length > 0) throw new Error(`No kind is called ${unknown}; there are ${kinds.join(', ')}.`);
  return {
    kinds: only,
    entries: values.entries?.split(','),
    rounds: Number(values.rounds),
    slowdown: Number(values.slowdown),
    outFile: values.out,
    isWritten: values.write,
  };
}
