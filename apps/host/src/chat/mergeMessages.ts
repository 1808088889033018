import type { ChatMessageAnswer } from '@handset/domain';

/**
 * What is known of the conversation with a part of it that has arrived, in order and each once. A later part that does not reach
 * what is known begins anew, and an earlier one that does not is left out: between the two something would be missing.
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
