import type { ChatMessageAnswer } from '@handset/domain';

/**
 * Merges messages with another part of the conversation, in order and without duplicates. A later part with a
 * gap before it replaces them, and an earlier part with a gap after it is dropped.
 */
export function mergeMessages(
  known: readonly ChatMessageAnswer[],
  part: readonly ChatMessageAnswer[],
): readonly ChatMessageAnswer[] {
  const [first] = part;
  const last = known.at(-1);
  if (!first || part.every(({ number }) => known.some((message) => message.number === number))) return known;
  if (last && first.number > last.number + 1) return part;
  const [oldest] = known;
  const end = part.at(-1);
  if (oldest && end && end.number < oldest.number - 1) return known;
  const byNumber = new Map([...known, ...part].map((message) => [message.number, message]));
  return [...byNumber.values()].sort((one, other) => one.number - other.number);
}
