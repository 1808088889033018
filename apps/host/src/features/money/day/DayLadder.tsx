import type { DayBook } from '@handset/domain';
import { Amount, Card, Table, type TableColumn, useWords } from '@handset/ui';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { dayWords } from './dayWords.ts';
import { type LadderRow, ladderRows } from './ladderRows.ts';
import { stepName } from './stepName.ts';

/** Money of each account from opening to closing. */
export function DayLadder({ ladders }: { ladders: DayBook['ladders'] }) {
  const words = useWords(dayWords);
  const { wallet } = useWords(hostMessages);
  const columns: TableColumn<LadderRow>[] = [
    { id: 'step', header: words.step, isRowHeader: true, cell: ({ id }) => stepName(id, words) },
    ...ladders.map(({ account, name }) => ({
      id: account,
      header: account === 'cash:pocket' ? wallet.pocketCash : name,
      isNumeric: true,
      cell: ({ id, amounts }: LadderRow) => step(id, amounts[account] ?? 0),
    })),
    ...(ladders.length > 1
      ? [
          {
            id: 'total',
            header: words.inAll,
            phone: 'amount' as const,
            isNumeric: true,
            cell: ({ id, total }: LadderRow) => step(id, total),
          },
        ]
      : []),
  ];
  return (
    <Card title={words.ladders} description={words.ladderText} padding="none">
      <Table label={words.ladders} columns={columns} rows={ladderRows(ladders)} getKey={({ id }) => id} />
    </Card>
  );
}

/** Nothing where a step did not touch the account, so that a card leaves it out. */
function step(id: LadderRow['id'], minor: number) {
  if (id === 'start' || id === 'end') return <Amount minor={minor} weight="strong" />;
  return minor === 0 ? null : <Amount minor={minor} hasSign tone={minor > 0 ? 'positive' : 'neutral'} />;
}
