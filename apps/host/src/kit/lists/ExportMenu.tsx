import { type ExportedList, type Query, sheetCalls } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import { Button, IconButton, Menu, MenuItem, useMediaQuery, useWords } from '@handset/ui';
import { Download } from 'lucide-react';
import { usePreferences } from '../session/usePreferences.ts';
import { phone } from './filters.css.ts';
import { listWords } from './listWords.ts';
import { useFileDownload } from './useFileDownload.ts';

/** The list to export, with its filters. */
export interface ExportOf {
  list: ExportedList;
  query: Query;
}

/** Exports a list as a file: all filtered rows, not only the current page. */
export function ExportMenu({ list, query }: ExportOf) {
  const words = useWords(listWords);
  const { locale } = usePreferences();
  const sheets = useCalls(sheetCalls);
  const { download, downloading } = useFileDownload();
  const isPhone = useMediaQuery(phone);
  const takeAs = (format: 'csv' | 'xlsx') =>
    void download(`${list}.${format}`, () => sheets.export(list, format, { ...query, locale }));

  return (
    <Menu
      trigger={
        isPhone ? (
          <Button icon={<Download size={18} strokeWidth={1.75} />} isPending={downloading !== null}>
            {words.export}
          </Button>
        ) : (
          <IconButton label={words.export} size="small" isPending={downloading !== null}>
            <Download size={18} strokeWidth={1.75} />
          </IconButton>
        )
      }
      placement="bottom start"
      onAction={(id) => takeAs(id === 'csv' ? 'csv' : 'xlsx')}
    >
      <MenuItem id="xlsx">{words.xlsx}</MenuItem>
      <MenuItem id="csv">{words.csv}</MenuItem>
    </Menu>
  );
}
