import { type ExportedList, type Query, sheetCalls } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import { Button, Menu, MenuItem } from '@handset/ui';
import { Download } from 'lucide-react';
import type { OverlayProps } from '../layout/OnDemand.tsx';
import { useWords } from '../messages/useWords.ts';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { listWords } from './listWords.ts';
import { useFileTaking } from './useFileTaking.ts';

/** Which list is taken out whole, as it is filtered. */
export interface ExportOf {
  list: ExportedList;
  query: Query;
}

/** Takes a list out as a file: everything that the filters leave, not the page alone. */
export function ExportMenu({ list, query, ...state }: ExportOf & OverlayProps) {
  const words = useWords(listWords);
  const { locale } = usePreferences();
  const sheets = useCalls(sheetCalls);
  const { take, taking } = useFileTaking();
  const takeAs = (format: 'csv' | 'xlsx') =>
    void take(`${list}.${format}`, () => sheets.export(list, format, { ...query, locale }));

  return (
    <Menu
      {...state}
      trigger={
        <Button size="small" icon={<Download size={16} strokeWidth={1.75} />} isPending={taking !== null}>
          {words.export}
        </Button>
      }
      placement="bottom start"
      onAction={(id) => takeAs(id === 'csv' ? 'csv' : 'xlsx')}
    >
      <MenuItem id="xlsx">{words.xlsx}</MenuItem>
      <MenuItem id="csv">{words.csv}</MenuItem>
    </Menu>
  );
}
