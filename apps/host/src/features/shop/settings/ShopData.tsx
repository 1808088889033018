import { type ExportedList, sheetCalls } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import { may } from '@handset/domain';
import { Button, ButtonLink, Card, Inline, Stack, Table, Text, useWords } from '@handset/ui';
import { Download } from 'lucide-react';
import { listWords } from '../../../kit/lists/listWords.ts';
import { useFileDownload } from '../../../kit/lists/useFileDownload.ts';
import { usePreferences } from '../../../kit/session/usePreferences.ts';
import { useUser } from '../../../kit/session/useSession.ts';
import { dataWords } from './dataWords.ts';
import { StockImport } from './StockImport.tsx';

/** The shop's data: in as stock, out as files, and how it is kept safe. */
export function ShopData() {
  return (
    <Stack gap={4}>
      <StockImport />
      <Exports />
      <Backups />
    </Stack>
  );
}

function Exports() {
  const words = useWords(dataWords);
  const kinds = useWords(listWords);
  const { role } = useUser();
  const { locale } = usePreferences();
  const sheets = useCalls(sheetCalls);
  const { download, downloading } = useFileDownload();
  const lists = (Object.keys(words.lists) as (keyof typeof words.lists)[]).filter(
    (list) => (list !== 'staff' || may(role, 'staff')) && (list !== 'audit' || may(role, 'audit')),
  );
  const button = (list: ExportedList & keyof typeof words.lists, format: 'xlsx' | 'csv') => (
    <Button
      size="small"
      icon={<Download size={16} strokeWidth={1.75} />}
      aria-label={words.take(words.lists[list], kinds[format])}
      isPending={downloading === `${list}.${format}`}
      isDisabled={downloading !== null}
      onPress={() => void download(`${list}.${format}`, () => sheets.export(list, format, { locale }))}
    >
      {kinds[format]}
    </Button>
  );
  return (
    <Card title={words.exports} description={words.exportsText} padding="none">
      <Table
        label={words.exports}
        rows={lists}
        getKey={(list) => list}
        columns={[
          { id: 'list', header: words.list, isRowHeader: true, cell: (list) => words.lists[list] },
          {
            id: 'file',
            header: words.file,
            align: 'end',
            hasControls: true,
            cell: (list) => (
              <Inline gap={2} justify="end">
                {button(list, 'xlsx')}
                {button(list, 'csv')}
              </Inline>
            ),
          },
        ]}
      />
    </Card>
  );
}

function Backups() {
  const words = useWords(dataWords);
  return (
    <Card title={words.backups} footer={<ButtonLink href="/help/forsupport">{words.askSupport}</ButtonLink>}>
      <Stack gap={2}>
        <Text>{words.backupsText}</Text>
        <Text tone="muted">{words.restoreText}</Text>
        <Text tone="muted">{words.secrecyText}</Text>
      </Stack>
    </Card>
  );
}
