import { type ExportedList, type Query, sheetCalls } from '@handset/api-client';
import { useCalls } from '@handset/api-client/swr';
import { Button, Menu, MenuItem, useToast } from '@handset/ui';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { useWords } from '../messages/useWords.ts';
import { usePreferences } from '../preferences/PreferencesProvider.tsx';
import { errorText } from '../problems/errorText.ts';
import { listWords } from './listWords.ts';
import { saveFile } from './saveFile.ts';

/** Which list is taken out whole, as it is filtered. */
export interface ExportOf {
  list: ExportedList;
  query: Query;
}

/** Takes a list out as a file: everything that the filters leave, not the page alone. */
export function ExportMenu({ list, query }: ExportOf) {
  const words = useWords(listWords);
  const messages = useMessages();
  const { locale } = usePreferences();
  const sheets = useCalls(sheetCalls);
  const toast = useToast();
  const [isPending, setPending] = useState(false);

  const take = async (format: 'csv' | 'xlsx') => {
    setPending(true);
    try {
      saveFile(await sheets.export(list, format, { ...query, locale }), `${list}.${format}`);
    } catch (error) {
      toast.error(errorText(error, messages));
    } finally {
      setPending(false);
    }
  };

  return (
    <Menu
      trigger={
        <Button size="small" icon={<Download size={16} strokeWidth={1.75} />} isPending={isPending}>
          {words.export}
        </Button>
      }
      placement="bottom start"
      onAction={(id) => void take(id === 'csv' ? 'csv' : 'xlsx')}
    >
      <MenuItem id="xlsx">{words.xlsx}</MenuItem>
      <MenuItem id="csv">{words.csv}</MenuItem>
    </Menu>
  );
}
