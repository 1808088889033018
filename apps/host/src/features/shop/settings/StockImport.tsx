import { ApiError, sheetCalls } from '@handset/api-client';
import { useCalls, useImportStock } from '@handset/api-client/swr';
import { type ImportedRow, may, STOCK_COLUMNS, type StockImport as Trial } from '@handset/domain';
import {
  Amount,
  Badge,
  Banner,
  Button,
  Card,
  ConfirmDialog,
  FileDrop,
  Inline,
  Stack,
  Table,
  Text,
  Tooltip,
  useToast,
  useWords,
} from '@handset/ui';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { type Draft, useDraft } from '../../../kit/drafts/useDraft.ts';
import { useFormat } from '../../../kit/format/useFormat.ts';
import { useFileDownload } from '../../../kit/lists/useFileDownload.ts';
import { errorText } from '../../../kit/problems/errorText.ts';
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
  const draft = useDraft<ImportDraft>('stock-import');
  return draft.isReady ? <ImportCard draft={draft} /> : null;
}

function ImportCard({ draft }: { draft: Draft<ImportDraft> }) {
  const words = useWords(dataWords);
  const messages = useWords(hostMessages);
  const { role } = useUser();
  const toast = useToast();
  const sheets = useCalls(sheetCalls);
  const { download, downloading } = useFileDownload();
  const { write, isWriting } = useImportStock();
  const [files, setFiles] = useState<File[]>(draft.initial ? [draft.initial.file] : []);
  const [trial, setTrial] = useState<Trial | null>(null);
  const [problem, setProblem] = useState<string>();
  const [isAsking, setAsking] = useState(false);
  const [file] = files;
  const isAllowed = may(role, 'open-books');

  const choose = (chosen: File[]) => {
    const [file] = chosen;
    if (file) draft.save({ file });
    else void draft.clear();
    setFiles(chosen);
    setTrial(null);
    setProblem(undefined);
  };
  const send = async (isTrial: boolean) => {
    if (!file) return;
    setProblem(undefined);
    try {
      const { data } = await write({ file, isTrial });
      if (isTrial) return setTrial(data);
      choose([]);
      toast.success(words.imported);
    } catch (error) {
      setProblem((error instanceof ApiError && error.fields.file) || errorText(error, messages));
    } finally {
      setAsking(false);
    }
  };
  const tryIt = (
    <Button
      isDisabled={!isAllowed || !file}
      isPending={isWriting && !isAsking}
      onPress={() => void send(true)}
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
        <FileDrop
          label={words.sheet}
          value={files}
          onChange={choose}
          accept={['.xlsx', '.csv']}
          maxCount={1}
          errorMessage={problem}
          isDisabled={!isAllowed || isWriting}
        />
        <Inline gap={2}>
          {isAllowed ? tryIt : <Tooltip content={words.ownerOnly}>{tryIt}</Tooltip>}
          <Button
            variant="primary"
            isDisabled={!trial || trial.counts.error > 0 || trial.rows.length === 0}
            onPress={() => setAsking(true)}
          >
            {words.import}
          </Button>
        </Inline>
        {trial ? <TrialResult trial={trial} /> : null}
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        title={words.importTitle}
        description={words.importText}
        confirmLabel={words.import}
        isPending={isWriting}
        onConfirm={() => void send(false)}
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
            cell: ({ companyName, modelName }) => `${companyName} ${modelName}`.trim() || '—',
          },
          price('purchasePrice'),
          price('demandPrice'),
          price('finalPrice'),
          {
            id: 'status',
            header: words.status,
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
