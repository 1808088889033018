import type { Page, Response } from 'playwright';
import { textOf } from './textOf.ts';

/** Fields of answers whose texts are names of the program's own, which a screen translates. */
const OWN_NAMES = new Set([
  ...['category', 'code', 'condition', 'description', 'event', 'kind', 'message', 'refType', 'role'],
  ...[
    'purchasePaymentStatus',
    'purchasePaymentType',
    'sellingType',
    'simOption',
    'source',
    'state',
    'status',
  ],
  ...['type', 'warranty'],
]);

/** The trade's abbreviations, units, codes and names of products: they are the same in Urdu. */
const SAME_EVERYWHERE = new Set(
  [
    ...[
      'Handset',
      'English',
      'IMEI',
      'PTA',
      'Non',
      'FU',
      'JV',
      'CPID',
      'TAC',
      'Rs',
      'PKR',
      'GB',
      'CSV',
      'PDF',
    ],
    ...[
      'PS',
      'PV',
      'RV',
      'INV',
      'DS',
      'RS',
      'IBAN',
      'Alt',
      'Ctrl',
      'Enter',
      'Esc',
      'https',
      'dirbs',
      'gov',
      'pk',
      'mm',
    ],
    ...['Home', 'End', 'Space', 'JPEG', 'PNG', 'WebP', 'AVIF', 'MB', 'AM', 'PM'],
  ].map((word) => word.toLowerCase()),
);

/** Texts that the demo shop's owner wrote, and names in the widget galleries. */
const WRITTEN = [
  'Sana Iqbal',
  'Imran Qureshi',
  "Owner's household",
  'Counted when the books were opened',
  'Paid on account',
  'Instalment received',
];

/** Latin words on a page that are neither data of the shop nor the same in every language. */
export class LatinWords {
  readonly #data = new Set<string>();
  readonly #page: Page;
  readonly #reading: Promise<void>[] = [];

  constructor(page: Page) {
    this.#page = page;
    for (const note of WRITTEN) this.#take(note);
    page.on('response', (response) => {
      this.#reading.push(this.#learn(response));
    });
  }

  /** Finds texts on the page that should be in Urdu, with their untranslated words. Initials do not count. */
  async find(): Promise<string[]> {
    await Promise.all(this.#reading.splice(0));
    const texts = (await this.#page.evaluate(textsOfPage)).filter((text) => !/^\p{Lu}{2}$/u.test(text));
    return [...new Set(texts)].flatMap((text) => {
      const words = wordsOf(text.replace(NAMES, '')).filter(
        (word) => !SAME_EVERYWHERE.has(word) && !this.#data.has(word),
      );
      return words.length > 0 ? [`${words.join(' ')}: ${text.slice(0, 120)}`] : [];
    });
  }

  async #learn(response: Response): Promise<void> {
    if (!response.headers()['content-type']?.includes('json')) return;
    const text = await textOf(response);
    if (text) this.#take(JSON.parse(text));
  }

  #take(value: unknown): void {
    if (typeof value === 'string') for (const word of wordsOf(value)) this.#data.add(word);
    if (typeof value !== 'object' || value === null) return;
    for (const [name, part] of Object.entries(value))
      if (typeof part !== 'string' || !OWN_NAMES.has(name)) this.#take(part);
  }
}

/** Matches names, which are isolated within sentences. */
const NAMES = /\u2068[^\u2069]*\u2069/g;

function wordsOf(text: string): string[] {
  return (text.match(/\p{Script=Latin}{2,}/gu) ?? []).map((word) => word.toLowerCase());
}

/** Runs in the page. */
function textsOfPage(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement;
    if (parent?.closest('script, style, noscript')) continue;
    if (parent?.checkVisibility() && node.textContent?.trim()) texts.push(node.textContent.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
      const text = element.getAttribute(name);
      if (text && element.checkVisibility()) texts.push(text);
    }
  return texts;
}
