const LEFT = /\p{Letter}/u;
const RIGHT = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}]/u;

/** Whether a text has words, and none of them is read from the right. */
export function isReadFromLeft(text: string): boolean {
  return LEFT.test(text) && !RIGHT.test(text);
}
