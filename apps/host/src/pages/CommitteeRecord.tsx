import { useCommittee } from '@handset/api-client/swr';
import type { CommitteeDetail } from '@handset/domain';
import { Amount, Badge, Button, ButtonLink, Card, Stat, Table } from '@handset/ui';
import { Suspense, useMemo, useState } from 'react';
import { lazily } from '../app/lazily.ts';
import { type CommitteeWords, committeeWords } from '../committees/committeeWords.ts';
import { scheduleColumns } from '../committees/scheduleColumns.tsx';
import { scheduleRows, walletsOf } from '../committees/scheduleRows.ts';
import { type Format, useFormat } from '../format/useFormat.ts';
import { ChoiceFilter } from '../lists/ChoiceFilter.tsx';
import * as tiles from '../lists/filters.css.ts';
import { ListPage } from '../lists/ListPage.tsx';
import { useList } from '../lists/useList.ts';
import { wholeList } from '../lists/wholeList.ts';
import { useWords } from '../messages/useWords.ts';
import { Loaded } from '../problems/Loaded.tsx';

const ChangeCommitteeDialog = lazily(
  async () => (await import('../dialogs/CommitteeDialogs.tsx')).ChangeCommitteeDialog,
);
const CommitteeEntryDialog = lazily(
  async () => (await import('../dialogs/CommitteeDialogs.tsx')).CommitteeEntryDialog,
);

/** One committee: its schedule, whose turn it is, and what was paid in and received. */
export function CommitteeRecord({ id }: { id: string }) {
  const state = useCommittee(id);
  return (
    <Loaded state={state}>
      {({ data }) => <Record committee={data} retry={() => void state.mutate()} />}
    </Loaded>
  );
}

function Record({ committee, retry }: { committee: CommitteeDetail; retry: () => void }) {
  const words = useWords(committeeWords);
  const format = useFormat();
  const [act, setAct] = useState<'change' | 'instalment' | 'payout' | null>(null);
  const close = () => setAct(null);
  const list = useList({ filters: ['state'] });
  const { state } = list.values;
  const rows = useMemo(
    () => scheduleRows(committee, words.pocketCash).filter((row) => state === '' || row.state === state),
    [committee, words.pocketCash, state],
  );
  const columns = useMemo(
    () => scheduleColumns(words, format, { shares: committee.shares }),
    [words, format, committee.shares],
  );
  const isComplete = committee.status === 'complete';
  return (
    <>
      <ListPage
        id="committee-schedule"
        title={committee.name}
        description={[
          words.organisedBy(committee.organiser),
          words.pool(format.money(committee.pool), format.count(committee.members)),
          words.frequencies[committee.frequency],
          words.draw[committee.draw],
          committee.note,
        ]
          .filter(Boolean)
          .join(' · ')}
        action={
          <>
            <ButtonLink href="/app/dashboard/commetyLedger">{words.all}</ButtonLink>
            <Button onPress={() => setAct('change')}>{words.edit}</Button>
            <Button isDisabled={isComplete} onPress={() => setAct('payout')}>
              {words.take}
            </Button>
            <Button variant="primary" isDisabled={isComplete} onPress={() => setAct('instalment')}>
              {words.pay}
            </Button>
          </>
        }
        list={list}
        filters={<ChoiceFilter list={list} name="state" label={words.state} options={words.states} />}
        columns={columns}
        isWhole
        pages={wholeList({ data: rows, isLoading: false, mutate: retry })}
        exported={{ list: 'committee-schedule', query: { committeeId: committee._id } }}
        empty={{ title: words.none }}
      >
        <Figures committee={committee} words={words} format={format} />
      </ListPage>
      {committee.entries.length > 0 ? <Entries committee={committee} words={words} format={format} /> : null}
      <Suspense>
        {act === 'change' ? <ChangeCommitteeDialog committee={committee} onClose={close} /> : null}
        {act === 'instalment' || act === 'payout' ? (
          <CommitteeEntryDialog key={act} committee={committee} kind={act} onClose={close} />
        ) : null}
      </Suspense>
    </>
  );
}

interface PartProps {
  committee: CommitteeDetail;
  words: CommitteeWords;
  format: Format;
}

function Figures({ committee, words, format }: PartProps) {
  const { net, late, nextDue } = committee;
  return (
    <div className={tiles.figures}>
      <Stat label={words.paidIn} value={<Amount minor={committee.paidIn} />} />
      <Stat label={words.received} value={<Amount minor={committee.received} />} />
      <Stat
        label={words.remaining}
        value={<Amount minor={committee.remainingToPay} />}
        tone={late > 0 ? 'critical' : 'neutral'}
        description={
          late > 0
            ? words.late(format.count(late))
            : nextDue === null
              ? undefined
              : `${words.nextDue}: ${format.day(nextDue)}`
        }
      />
      <Stat
        label={words.net}
        value={<Amount minor={Math.abs(net)} />}
        tone={net < 0 ? 'caution' : net > 0 ? 'positive' : 'neutral'}
        description={net === 0 ? words.level : net > 0 ? words.asset : words.debt}
      />
    </div>
  );
}

function Entries({ committee, words, format }: PartProps) {
  return (
    <Card title={words.entries} padding="none">
      <Table
        label={words.entries}
        columns={[
          { id: 'date', header: words.date, cell: (row) => format.day(row.date) },
          {
            id: 'kind',
            header: words.kind,
            isRowHeader: true,
            cell: (row) => (
              <>
                {words.kinds[row.kind]} <bdi dir="ltr">{row.number}</bdi>{' '}
                {row.reversedBy === null ? null : <Badge tone="critical">{words.undone}</Badge>}
              </>
            ),
          },
          ...(committee.shares > 1
            ? [
                {
                  id: 'share',
                  header: words.share,
                  isNumeric: true,
                  cell: (row: CommitteeDetail['entries'][number]) => row.share,
                },
              ]
            : []),
          {
            id: 'wallet',
            header: words.wallet,
            cell: (row) => walletsOf(row, words.pocketCash).join(' + '),
          },
          { id: 'note', header: words.note, cell: (row) => row.note },
          {
            id: 'amount',
            header: words.amount,
            isNumeric: true,
            cell: (row) => (
              <Amount
                minor={row.kind === 'payout' ? row.amount : -row.amount}
                hasSign
                tone={row.kind === 'payout' ? 'positive' : 'neutral'}
              />
            ),
          },
        ]}
        rows={committee.entries}
        getKey={(row) => row._id}
        getRowHref={({ entry }) => `/app/dashboard/ledgerRecords/${entry}`}
      />
    </Card>
  );
}
