import { MAX_COMMITTEE_SHARES } from '@handset/domain';
import type { CommitteeMessages } from './committeeMessages.ts';

/** The names of the turns' fields for the summary of errors. */
export function turnLabels(messages: CommitteeMessages): Record<string, string> {
  return Object.fromEntries(
    Array.from({ length: MAX_COMMITTEE_SHARES }, (_, index) => [
      `turns.${index}`,
      index === 0 ? messages.turn : messages.turnOf(index + 1),
    ]),
  );
}
