/**
 * One act of a person, such as pressing Save once. Its key travels with every attempt to send it, so that the server
 * records it once however often it is sent. Plain data: keep it beside the draft, and it outlives a reload.
 */
export interface Submission {
  readonly key: string;
}

/** A new submission. Keep it until it has succeeded. */
export function newSubmission(): Submission {
  return { key: randomKey() };
}

// `crypto.randomUUID` exists in secure contexts only; a shop's own network often has none.
function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
