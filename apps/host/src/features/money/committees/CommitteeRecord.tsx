import { useCommittee } from '@handset/api-client/swr';
import { type CommitteeDetail, committeeScheduleRows, committeeWallets } from '@handset/domain';
import { Amount, Badge, Button, ButtonLink, Card, Stat, Table, useWords } from '@handset/ui';
import { useMemo, useState } from 'react';
import { type Format, useFormat } from '../../../kit/format/useFormat.ts';
import { ChoiceFilter } from '../../../kit/lists/ChoiceFilter.tsx';
import * as tiles from '../../../kit/lists/filters.css.ts';
import { ListPage } from '../../../kit/lists/ListPage.tsx';
import { useList } from '../../../kit/lists/useList.ts';
import { wholeList } from '../../../kit/lists/wholeList.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { ChangeCommitteeDialog, CommitteeEntryDialog } from './CommitteeDialogs.tsx';
import { type CommitteeWords, committeeWords } from './committeeWords.ts';
import { scheduleColumns } from './scheduleColumns.tsx';

/** One committee: its schedule, the current turn, and the amounts paid in and received. */
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
  const [action, setAction] = useState<'change' | 'instalment' | 'payout' | null>(null);
  const close = () => setAction(null);
  const list = useList({ filters: ['state'] });
  const { state } = list.values;
  const rows = useMemo(
    () =>
      committeeScheduleRows(committee, words.pocketCash).filter((row) => state === '' || row.state === state),
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
            <Button onPress={() => setAction('change')}>{words.edit}</Button>
            <Button isDisabled={isComplete} onPress={() => setAction('payout')}>
              {words.take}
            </Button>
            <Button variant="primary" isDisabled={isComplete} onPress={() => setAction('instalment')}>
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

      {action === 'change' ? <ChangeCommitteeDialog committee={committee} onClose={close} /> : null}
      {action === 'instalment' || action === 'payout' ? (
        <CommitteeEntryDialog key={action} committee={committee} kind={action} onClose={close} />
      ) : null}
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
            cell: (row) => committeeWallets(row, words.pocketCash).join(' + '),
          },
          { id: 'note', header: words.note, cell: (row) => row.note },
          {
            id: 'amount',
            header: words.amount,
            phone: 'amount',
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
