import { sheetCalls } from '@handset/api-client';
import { useCalls, useImportStock } from '@handset/api-client/swr';
import { type ImportedRow, may, STOCK_COLUMNS, type StockImport as Trial } from '@handset/domain';
import { FormNotice } from '@handset/flows/form';
import {
  Amount,
  Badge,
  Banner,
  Button,
  Card,
  ConfirmDialog,
  FileDrop,
  Inline,
  Skeleton,
  Stack,
  Table,
  Text,
  Tooltip,
  useWords,
} from '@handset/ui';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { type DraftedForm, useDraftedForm } from '../../../kit/dialogs/useDraftedForm.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { useFileDownload } from '../../../kit/lists/useFileDownload.ts';
import { refusalOf } from '../../../kit/problems/refusalOf.ts';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { hostMessages } from '../../../kit/words/hostMessages.ts';
import { dataWords } from './dataWords.ts';

const tones = { ok: 'positive', warning: 'caution', error: 'critical' } as const;

/** The sheet that was chosen, kept until it is imported. */
interface ImportDraft {
  file: File;
}

/** Imports a sheet of phones into stock after a trial. Owners only. */
export function StockImport() {
  const [round, setRound] = useState(0);
  return <Import key={round} onClose={() => setRound(round + 1)} />;
}

function Import({ onClose }: { onClose: () => void }) {
  const words = useWords(dataWords);
  const { write } = useImportStock();
  const form = useDraftedForm<ImportDraft, File>({
    form: 'stock-import',
    send: (file, submission) => write({ file, isTrial: false }, submission),
    success: words.imported,
    onClose,
  });
  return form ? <ImportCard key={form.key} draft={form.props} /> : <Skeleton lines={5} />;
}

function ImportCard({ draft }: { draft: DraftedForm<ImportDraft, File> }) {
  const words = useWords(dataWords);
  const messages = useWords(hostMessages);
  const { role } = useUser();
  const sheets = useCalls(sheetCalls);
  const { download, downloading } = useFileDownload();
  const { write, isWriting: isTrying } = useImportStock();
  const [file, setFile] = useState(draft.defaultDraft?.file);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [isSending, setSending] = useState(false);
  const [isUncertain, setUncertain] = useState(draft.isUncertain);
  const isAllowed = may(role, 'open-books');

  const choose = ([chosen]: File[]) => {
    if (!chosen) return draft.onCancel();
    draft.onChange({ file: chosen });
    setFile(chosen);
    setTrial(null);
    setProblem(undefined);
  };
  const tryOut = async (file: File) => {
    setProblem(undefined);
    try {
      setTrial((await write({ file, isTrial: true })).data);
    } catch (error) {
      const { fieldErrors, message } = refusalOf(error, messages);
      setProblem(fieldErrors?.file ?? message);
    }
  };
  const send = async (file: File) => {
    setSending(true);
    const refusal = await draft.onSubmit(file);
    setProblem(refusal?.fieldErrors?.file ?? refusal?.message);
    setUncertain(refusal?.isUncertain ?? false);
    setSending(false);
    setAsking(false);
  };
  const tryIt = (
    <Button
      isDisabled={!isAllowed || !file || isUncertain}
      isPending={isTrying}
      onPress={() => file && void tryOut(file)}
    >
      {words.trial}
    </Button>
  );
  return (
    <Card
      title={words.imports}
      description={words.importsText}
      actions={
        isAllowed ? (
          <Button
            size="small"
            icon={<FileSpreadsheet size={16} strokeWidth={1.75} />}
            isPending={downloading !== null}
            onPress={() => void download('stock-template.xlsx', sheets.stockTemplate)}
          >
            {words.template}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={3}>
        <FormNotice flow={{ isUncertain, movedTo: null }} />
        <FileDrop
          label={words.sheet}
          value={file ? [file] : []}
          onChange={choose}
          accept={['.xlsx', '.csv']}
          maxCount={1}
          errorMessage={problem}
          isDisabled={!isAllowed || isTrying || isSending || isUncertain}
        />
        <Inline gap={2}>
          {isAllowed ? tryIt : <Tooltip content={words.ownerOnly}>{tryIt}</Tooltip>}
          {isUncertain ? (
            <Button variant="primary" isPending={isSending} onPress={() => file && void send(file)}>
              {messages.errors.retry}
            </Button>
          ) : (
            <Button
              variant="primary"
              isDisabled={!trial || trial.counts.error > 0 || trial.rows.length === 0}
              onPress={() => setAsking(true)}
            >
              {words.import}
            </Button>
          )}
        </Inline>
        {trial ? <TrialResult trial={trial} /> : null}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.importTitle}
        description={words.importText}
        confirmLabel={words.import}
        isPending={isSending}
        onConfirm={() => file && void send(file)}
        onClose={() => setAsking(false)}
      />
    </Card>
  );
}

function TrialResult({ trial: { counts, rows, totalCost, leftOut, ignoredColumns } }: { trial: Trial }) {
  const words = useWords(dataWords);
  const format = useFormat();
  // Rows with problems first: they are what holds the import up.
  const sorted = [...rows.filter(isToLookAt), ...rows.filter((row) => !isToLookAt(row))];
  return (
    <Stack gap={3}>
      <Banner tone={counts.error > 0 ? 'critical' : counts.warning > 0 ? 'caution' : 'positive'}>
        {words.count(format.count(counts.ok), format.count(counts.warning), format.count(counts.error))}
      </Banner>
      <Text>
        {words.cost} <Amount minor={totalCost} weight="medium" />
      </Text>
      {leftOut > 0 ? <Text tone="muted">{words.leftOut(leftOut)}</Text> : null}
      {ignoredColumns.length > 0 ? (
        <Text tone="muted">{words.ignored(ignoredColumns.join(', '))}</Text>
      ) : null}
      {sorted.length > 0 ? <TrialRows rows={sorted} /> : null}
    </Stack>
  );
}

function isToLookAt({ status }: ImportedRow): boolean {
  return status !== 'ok';
}

/** Rows shown at once: a file has up to 5,000. */
const PORTION = 50;

/** The rows as they were read, with what is wrong. */
function TrialRows({ rows }: { rows: readonly ImportedRow[] }) {
  const words = useWords(dataWords);
  const { locale } = usePreferences();
  const [shown, setShown] = useState(PORTION);
  const nameOf = (field: string) =>
    STOCK_COLUMNS.find((column) => column.field === field)?.header[locale] ?? field;
  const price = (id: 'purchasePrice' | 'demandPrice' | 'finalPrice') => ({
    id,
    header: nameOf(id),
    isNumeric: true,
    cell: (row: ImportedRow) => (row[id] === null ? '—' : <Amount minor={row[id]} />),
  });
  return (
    <Stack gap={2}>
      <Table
        label={words.rows}
        rows={rows.slice(0, shown)}
        getKey={({ row }) => String(row)}
        columns={[
          {
            id: 'row',
            header: words.row,
            isNumeric: true,
            align: 'start',
            isRowHeader: true,
            cell: ({ row }) => row,
          },
          { id: 'imei', header: words.imei, isNumeric: true, cell: ({ imei1 }) => imei1 || '—' },
          {
            id: 'phone',
            header: words.phone,
            phone: 'title',
            cell: ({ companyName, modelName }) => `${companyName} ${modelName}`.trim() || '—',
          },
          price('purchasePrice'),
          price('demandPrice'),
          price('finalPrice'),
          {
            id: 'status',
            header: words.status,
            phone: 'amount',
            cell: ({ status }) => <Badge tone={tones[status]}>{words.statuses[status]}</Badge>,
          },
          {
            id: 'problem',
            header: words.problem,
            cell: ({ problems }) =>
              problems.map(({ field, message }) => `${nameOf(field)}: ${message}`).join(' · '),
          },
        ]}
      />
      {shown < rows.length ? <Button onPress={() => setShown(shown + PORTION)}>{words.more}</Button> : null}
    </Stack>
  );
}
