import documentation from './Keystrokes.mdx?raw';

/** Number of key presses that the documentation states for a job. Tests hold the widgets to it. */
export function documentedPresses(job: string): number {
  const row = documentation.split('\n').find((line) => line.startsWith(`| ${job} |`));
  if (!row) throw new Error(`Keystrokes.mdx says nothing of '${job}'.`);
  return Number(row.split('|')[2]);
}
