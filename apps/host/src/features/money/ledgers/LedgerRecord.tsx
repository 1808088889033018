import { useJournalEntry, useReverseEntry, useShop } from '@handset/api-client/swr';
import type { JournalEntryDetail } from '@handset/domain';
import {
  Amount,
  Badge,
  Banner,
  Button,
  ButtonLink,
  Card,
  DescriptionList,
  Inline,
  Link,
  PageHeader,
  Stack,
  Table,
  Tooltip,
  useWords,
} from '@handset/ui';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { ReasonDialog } from '../../../kit/dialogs/ReasonDialog.tsx';
import { useDialogs } from '../../../kit/dialogs/useDialogs.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { documentHref } from '../../../kit/links/documentHref.ts';
import { Loaded } from '../../../kit/problems/Loaded.tsx';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { accountName } from './accountName.ts';
import { journalWords } from './journalWords.ts';
import { useEntryText } from './useEntryText.ts';
import { usePartyName } from './usePartyName.ts';

/** One entry of the books, whole, with what may be done about it. */
export function LedgerRecord() {
  const { id = '' } = useParams();
  const number = /^\d{1,12}$/.test(id) ? Number(id) : 0;
  return <Loaded state={useJournalEntry(number)}>{(entry) => <Entry entry={entry} />}</Loaded>;
}

function Entry({ entry }: { entry: JournalEntryDetail }) {
  const words = useWords(journalWords);
  const said = useEntryText();
  const partyName = usePartyName();
  const { locale } = usePreferences();
  const format = useFormat();
  const href = documentHref(entry.refType, entry.refId);
  const no = format.count(entry.entry);
  const otherEntry = (number: number, text: string) => (
    <Link href={`/app/dashboard/ledgerRecords/${number}`}>{text}</Link>
  );
  return (
    <Stack gap={4}>
      <PageHeader
        title={words.title(no)}
        description={`${format.day(entry.date)} · ${words.types[entry.type]}`}
        action={
          <Inline gap={2}>
            <ButtonLink href="/app/dashboard/ledgerRecords">{words.back}</ButtonLink>
            <ReceiptButton entry={entry} />
            <Undo entry={entry} />
          </Inline>
        }
      />
      <Card>
        <DescriptionList
          items={[
            { term: words.description, description: said(entry) },
            {
              term: words.document,
              description: href ? (
                <Link href={href}>{entry.document ?? said(entry)}</Link>
              ) : (
                (entry.document ?? '—')
              ),
            },
            { term: words.party, description: partyName(entry) ?? '—' },
            { term: words.amount, description: <Amount minor={entry.amount} />, isNumeric: true },
            { term: words.by, description: entry.createdBy },
            ...(entry.reverses === null
              ? []
              : [
                  {
                    term: words.undone,
                    description: otherEntry(entry.reverses, words.undoes(format.count(entry.reverses))),
                  },
                ]),
            ...(entry.reversedBy === null
              ? []
              : [
                  {
                    term: words.undone,
                    description: (
                      <Badge tone="critical">
                        {otherEntry(entry.reversedBy, words.undoneBy(format.count(entry.reversedBy)))}
                      </Badge>
                    ),
                  },
                ]),
          ]}
        />
      </Card>
      {entry.isWhole ? null : <Banner tone="info">{words.partly}</Banner>}
      <Card title={words.lines} padding="none">
        <Table
          label={words.lines}
          columns={[
            {
              id: 'debit',
              header: words.debit,
              isRowHeader: true,
              cell: ({ line }) => accountName(line.debit, locale),
            },
            { id: 'credit', header: words.credit, cell: ({ line }) => accountName(line.credit, locale) },
            {
              id: 'amount',
              header: words.amount,
              phone: 'amount',
              isNumeric: true,
              cell: ({ line }) => <Amount minor={line.amount} />,
            },
          ]}
          rows={entry.lines.map((line, place) => ({ line, place }))}
          getKey={({ place }) => String(place)}
        />
      </Card>
      <Card>
        <DescriptionList
          items={[
            { term: words.hash, description: entry.hash },
            { term: words.previousHash, description: entry.previousHash },
          ]}
        />
      </Card>
    </Stack>
  );
}

/** Opens the receipt of a payment. */
function ReceiptButton({ entry: { event, refId } }: { entry: JournalEntryDetail }) {
  const words = useWords(journalWords);
  const { open } = useDialogs();
  if (!refId || !['payment-in', 'payment-out'].includes(event)) return null;
  return <Button onPress={() => open('receipt', refId)}>{words.receipt}</Button>;
}

/** Undoes an entry by its exact reversal; where that may not be done here, the button says why. */
function Undo({ entry }: { entry: JournalEntryDetail }) {
  const words = useWords(journalWords);
  const { data: shop } = useShop();
  const { write } = useReverseEntry();
  const [isAsking, setAsking] = useState(false);
  const { isPossible, reason: obstacle } = entry.undo;
  const button = (
    <Button isDisabled={!isPossible} onPress={() => setAsking(true)}>
      {words.undo}
    </Button>
  );
  return (
    <>
      {isPossible ? button : <Tooltip content={obstacle ?? words.undone}>{button}</Tooltip>}
      {isAsking && shop ? (
        <ReasonDialog
          form={`reversal ${entry.entry}`}
          words={{
            title: words.undoTitle,
            text: words.undoText,
            confirm: words.undo,
            reason: words.reason,
            done: words.undoDone,
          }}
          onConfirm={(reason, submission) =>
            write({ number: entry.entry, reversal: { date: shop.today, reason } }, submission)
          }
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
