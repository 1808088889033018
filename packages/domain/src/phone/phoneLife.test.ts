import { describe, expect, it } from 'vitest';
import { groupByPhone, type LifeEvent, lifeFaults, openFaults, type PhoneEventType } from './phoneLife.ts';

/** Events in the order in which they were recorded: `sale 03` for the first record, `sale 03 2` for the second. */
function life(...told: string[]): LifeEvent[] {
  return told.map((event, index) => {
    const [type = '', day, unitId = '1'] = event.split(' ');
    return { type: type as PhoneEventType, date: `2026-11-${day}`, order: String(index + 10), unitId };
  });
}

const told = ({ type, date, unitId }: LifeEvent) => `${type} ${date.slice(8)} ${unitId}`;

describe('the life of a phone', () => {
  it.each([
    [life()],
    [life('purchase 01', 'sale 02', 'sale-return 03', 'sale 03', 'sale-void 03', 'sale 03')],
    [life('purchase 01', 'sale 02', 'purchase 05 2', 'sale 06 2', 'exchange 07 3')],
    [life('purchase 01', 'purchase-return 02', 'purchase 03 2')],
    [life('stock-entry 01', 'dispatch 02', 'dispatch-return 02', 'dispatch 02', 'dispatch-sale 04')],
    [life('purchase 01', 'sale 01', 'sale-return 01', 'purchase-return 01')],
    // The first customer has it again when the slip that bought it back is void.
    [life('purchase 01', 'sale 02', 'purchase 05 2', 'purchase-void 05 2', 'sale-return 06')],
    [life('purchase 01', 'sale 02', 'exchange 05 2', 'exchange-return 06 2', 'purchase 07 3')],
    [life('stock-entry 01', 'entry-removed 01', 'purchase 01 2')],
    // Recorded for a wrong day, and undone on it.
    [life('purchase 03', 'purchase 01 2', 'purchase-void 01 2', 'sale 02', 'sale-void 02', 'sale 04')],
  ])('may be %#', (events) => {
    expect(lifeFaults(events)).toEqual([]);
    expect(lifeFaults(events.toReversed())).toEqual([]);
  });

  it.each([
    // Taken back from the first customer while the second has it, or after it came back another way.
    [life('purchase 01', 'sale 02', 'purchase 03 2', 'sale 04 2', 'sale-return 05'), ['sale-return 05 1']],
    [life('purchase 01', 'sale 02', 'exchange 03 2', 'sale-void 05'), ['sale-void 05 1']],
    [life('purchase 01', 'sale 02', 'stock-entry 03 2', 'sale-return 04'), ['sale-return 04 1']],
    // Bought back before it was sold, so that it is in stock twice.
    [life('purchase 01', 'sale 03', 'purchase 02 2'), ['purchase 02 2', 'sale 03 1']],
    [life('purchase 02', 'purchase 01 2'), ['purchase 02 1']],
    // Sold or sent out while it was out, gone, or not here yet.
    [
      life('purchase 01', 'dispatch 02', 'dispatch-return 05', 'sale 03'),
      ['sale 03 1', 'dispatch-return 05 1'],
    ],
    [life('purchase 01', 'sale 03', 'sale-return 05', 'dispatch 04'), ['dispatch 04 1', 'sale-return 05 1']],
    [life('purchase 02', 'sale 01'), ['sale 01 1']],
    [life('purchase 01', 'purchase-return 02', 'sale 03'), ['sale 03 1']],
    [life('purchase 01', 'sale 02', 'purchase-return 03'), ['purchase-return 03 1']],
    [life('purchase 01', 'dispatch-sale 02'), ['dispatch-sale 02 1']],
  ])('may not be %#', (events, faults) =>
    expect(lifeFaults(events).map(({ event }) => told(event))).toEqual(faults),
  );

  it('says where the phone was, and since which event', () => {
    const [first, second] = life('purchase 01', 'purchase 02 2');
    expect(lifeFaults([second, first] as LifeEvent[])).toEqual([
      { event: second, place: { at: 'shop', since: first } },
    ]);
    const [sale] = life('sale 01');
    expect(lifeFaults([sale] as LifeEvent[])).toEqual([{ event: sale, place: { at: 'nowhere' } }]);
  });
});

describe('faults of old', () => {
  it.each([
    // In stock twice, until the second record was undone.
    [life('purchase 01', 'purchase 02 2', 'sale 03', 'purchase-void 09 2')],
    // Taken back from the first customer by mistake, and sold to them again.
    [life('purchase 01', 'sale 02', 'purchase 03 2', 'sale 04 2', 'sale-return 05', 'sale 06')],
    [life('purchase 01', 'sale 03', 'sale-return 05', 'dispatch 04', 'dispatch-return 06', 'sale 07')],
  ])('are mended %#', (events) => {
    expect(lifeFaults(events)).not.toEqual([]);
    expect(openFaults(events)).toEqual([]);
  });

  it('stand until they are mended', () => {
    const events = life('purchase 01', 'sale 02', 'purchase 03 2', 'sale 04 2', 'sale-return 05');
    expect(openFaults(events)).toEqual(lifeFaults(events));
  });
});

describe('the records of one phone', () => {
  it('share an IMEI in any slot, one with the next', () => {
    const records = [
      { id: '1', imei1: 'a', imei2: 'b' },
      { id: '2', imei1: 'x', imei2: null },
      { id: '3', imei1: 'c', imei2: null },
      { id: '4', imei1: 'b', imei2: 'c' },
      { id: '5', imei1: 'y', imei2: 'x' },
    ];
    expect(groupByPhone(records).map((group) => group.map(({ id }) => id).sort())).toEqual([
      ['1', '3', '4'],
      ['2', '5'],
    ]);
  });
});
