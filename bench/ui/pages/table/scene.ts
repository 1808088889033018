import { endOfFrame } from '../frames.ts';
import { makeRecords, type Record, usualFilter } from './records.ts';

export const prepare = makeRecords;

const code = /#\d{7}/;

/** The scroll area of the rows: the first element inside the entry that scrolls. */
let scrollerFound: HTMLElement | undefined;
function scroller(): HTMLElement {
  if (scrollerFound?.isConnected) return scrollerFound;
  const all = [...document.querySelectorAll<HTMLElement>('#host *')];
  const found = all.find((element) => element.scrollHeight > element.clientHeight + 1000);
  if (!found) throw new Error('Nothing scrolls.');
  scrollerFound = found;
  return found;
}

/** The code of the row at a position of the table, or undefined. */
function codeAt(x: number, y: number): string | undefined {
  let element = document.elementFromPoint(x, y);
  while (element && element.id !== 'host') {
    if (element.matches('tr, [role=row], [data-index], [data-row-key]'))
      return code.exec(element.textContent)?.[0];
    element = element.parentElement;
  }
  return undefined;
}

const headHeight = 60;

/** Whether rows are to be seen at the top, in the middle and at the end of what scrolls. */
function isCovered(): boolean {
  const { left, top, bottom } = scroller().getBoundingClientRect();
  return [top + headHeight, (top + bottom) / 2, bottom - 40].every((y) => codeAt(left + 40, y) !== undefined);
}

/** The codes of the visible rows from the top. */
function shownCodes(count: number): string[] {
  const rows = [...document.querySelectorAll('#host :is(tr, [role=row], [data-index], [data-row-key])')]
    .map((row) => ({ code: code.exec(row.textContent)?.[0], top: row.getBoundingClientRect().top }))
    .filter((row): row is { code: string; top: number } => row.code !== undefined)
    .sort((one, other) => one.top - other.top);
  return [...new Set(rows.map((row) => row.code))].slice(0, count);
}

const looked = 5;

export const conditions = {
  ready: () => shownCodes(looked).length === looked,
  /** These are the first rows. */
  shows: (codes: string[]) => {
    const shown = shownCodes(codes.length + (codes.length < looked ? 1 : 0));
    return shown.length === codes.length && shown.every((code, at) => code === codes[at]);
  },
  covered: isCovered,
};

const firstCodes = (records: Record[]) => records.slice(0, looked).map(({ code }) => code);

export const questions = {
  /** The first rows after each beginning of a text was typed. */
  filtered: (records: Record[], text: string) =>
    [...text].map((_, at) => firstCodes(usualFilter(records, text.slice(0, at + 1)))),
  first: firstCodes,
  sorted: (records: Record[], by: 'price' | 'name') =>
    firstCodes(records.toSorted((one, other) => (one[by] < other[by] ? -1 : 1))),
  /** Four letters of the name of a record. */
  word: (records: Record[], at: number) => records[at % records.length]?.name.slice(1, 5),

  /** Milliseconds from a jump to the end of the frame that shows the rows there. */
  jump: (_records: Record[], share: number) => {
    const element = scroller();
    const from = performance.now();
    element.scrollTop = share * (element.scrollHeight - element.clientHeight);
    return endOfFrame(isCovered).then((end) => end - from);
  },
  toTop: () => {
    scroller().scrollTop = 0;
  },
  place: () => {
    const { left, top, width, height } = scroller().getBoundingClientRect();
    return { x: left + width / 2, y: top + height / 2 };
  },
  /** Watches every frame until stopped: how many took longer than 50 ms, and how many had a blank area. */
  watchFrames: () => {
    frames = { isWatched: true, long: 0, blank: 0, all: 0 };
    let last = performance.now();
    const look = () => {
      const now = performance.now();
      frames.all += 1;
      if (now - last > 50) frames.long += 1;
      if (!isCovered()) frames.blank += 1;
      last = now;
      if (frames.isWatched) requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  },
  watched: () => {
    frames.isWatched = false;
    return frames;
  },
};

let frames = { isWatched: false, long: 0, blank: 0, all: 0 };
