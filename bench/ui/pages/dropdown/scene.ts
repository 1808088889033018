import { makeUnits, type Unit } from './units.ts';

export const prepare = makeUnits;

const control = '#host input';

function shownTexts(): string[] {
  return [...document.querySelectorAll('[role=option]')].map((option) => option.textContent);
}

export const conditions = {
  ready: () => document.querySelector<HTMLElement>(control)?.offsetWidth !== undefined,
  opened: () => shownTexts().length === 10,
  closed: () => document.querySelector('[role=option]') === null,
  /** That many options are shown, all of which hold the text. */
  matches: (text: string, count: number) => {
    const texts = shownTexts();
    return texts.length === count && texts.every((shown) => shown.includes(text));
  },
};

/** Expected number of options after each prefix of a text. */
function expectations(units: Unit[], text: string): [string, number][] {
  return [...text].map((_, at) => {
    const typed = text.slice(0, at + 1);
    let count = 0;
    for (const unit of units) if (count < 10 && unit.code.includes(typed)) count += 1;
    return [typed, count];
  });
}

export const questions = { expectations, code: (units: Unit[], at: number) => units[at]?.code };
