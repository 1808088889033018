import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

/** Asks for a line on the terminal; with `hidden`, nothing that is typed is shown. */
export async function askOnTerminal(question: string, { hidden = false } = {}): Promise<string> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({
    input: process.stdin,
    output: hidden ? nowhere : process.stdout,
    terminal: true,
    historySize: 0,
  });
  terminal.once('SIGINT', () => process.exit(130));
  if (hidden) process.stdout.write(question);
  try {
    return await terminal.question(hidden ? '' : question);
  } finally {
    if (hidden) process.stdout.write('\n');
    terminal.close();
  }
}
