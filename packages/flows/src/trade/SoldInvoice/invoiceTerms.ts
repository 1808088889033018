import type { InvoiceDocument, TermsKind } from './InvoiceDocument.ts';

/** Terms of one kind, one sentence each. */
export interface TermsGroup {
  /** Null where they are for everything that was sold. */
  kind: TermsKind | null;
  sentences: readonly string[];
}

const KINDS: readonly TermsKind[] = ['new', 'used', 'accessories'];

/** The terms of the sold goods: each sentence once, grouped by kind when there are several. */
export function termsOf(
  { shop, phones, accessories }: Pick<InvoiceDocument, 'shop' | 'phones' | 'accessories'>,
  standard: { phones: readonly string[]; accessories: readonly string[] },
): TermsGroup[] {
  const isSold: Record<TermsKind, boolean> = {
    new: phones.some(({ condition }) => condition !== 'Used'),
    used: phones.some(({ condition }) => condition === 'Used'),
    accessories: accessories.length > 0,
  };
  const said = new Set<string>();
  const groups = KINDS.filter((kind) => isSold[kind]).flatMap((kind): TermsGroup[] => {
    const sentences = sentencesOf(shop.terms?.[kind]).filter((sentence) => !said.has(sentence));
    for (const sentence of sentences) said.add(sentence);
    return sentences.length > 0 ? [{ kind, sentences }] : [];
  });
  if (groups.length === 0)
    return [{ kind: null, sentences: phones.length > 0 ? standard.phones : standard.accessories }];
  return groups.length === 1 ? groups.map(({ sentences }) => ({ kind: null, sentences })) : groups;
}

function sentencesOf(text: string | null | undefined): string[] {
  const lines = (text ?? '').split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
}

/** Length of the terms in characters. Each sentence counts as at least one line. */
export function lengthOfTerms(groups: readonly TermsGroup[]): number {
  const lines = groups.flatMap(({ sentences }) => sentences);
  return lines.reduce((total, line) => total + Math.max(line.length, LINE), 0);
}

const LINE = 40;
