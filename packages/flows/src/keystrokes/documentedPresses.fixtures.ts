import documentation from './Keystrokes.mdx?raw';

/** How many presses the documentation counts for a job; tests hold the widgets to it. */
export function documentedPresses(job: string): number {
  const row = documentation.split('\n').find((line) => line.startsWith(`| ${job} |`));
  if (!row) throw new Error(`Keystrokes.mdx says nothing of '${job}'.`);
  return Number(row.split('|')[2]);
}
