import type { DayWords } from './dayWords.ts';
import type { LadderRow } from './ladderRows.ts';

/** Name of a step of the ladder. */
export function stepName(id: LadderRow['id'], words: DayWords): string {
  if (id === 'start') return words.opening;
  return id === 'end' ? words.closing : words.groups[id];
}
