/** A name or a figure within a sentence; in its own direction, a number in one piece, by a word joiner behind its hyphens. */
export const isolated = (text: string): string =>
  `\u2068${text.replaceAll(/(?<=\d)-(?=\d)/g, '-\u2060')}\u2069`;
