/** One of many things that are found by typing a part of a long number. */
export interface Unit {
  id: string;
  /** Fifteen digits, the last of them a check digit. */
  code: string;
  label: string;
}

/** Distinct units of forty models, the same ones on every run. */
export function makeUnits(count: number): Unit[] {
  const units: Unit[] = Array.from({ length: count }, (_, index) => {
    const model = 35_000_000 + (index % 40) * 7919;
    // A step coprime to a million scatters neighbouring serials, as a stock does.
    const serial = String((index * 610_639) % 1_000_000).padStart(6, '0');
    const body = `${model}${serial}`;
    const code = `${body}${checkDigit(body)}`;
    return { id: String(index), code, label: `${code} · Model ${index % 40}` };
  });
  // As they come over the network: every string is whole, none is a rope that the first search has to lay out.
  return JSON.parse(JSON.stringify(units));
}

function checkDigit(body: string): number {
  let sum = 0;
  for (let place = 0; place < body.length; place += 1) {
    const digit = Number(body[place]) * (place % 2 === 1 ? 2 : 1);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return (10 - (sum % 10)) % 10;
}
