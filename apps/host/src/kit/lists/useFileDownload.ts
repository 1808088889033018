import { useToast, useWords } from '@handset/ui';
import { useState } from 'react';
import { errorText } from '../problems/errorText.ts';
import { hostMessages } from '../words/hostMessages.ts';
import { saveFile } from './saveFile.ts';

/** Downloads files from the server, one at a time. A failure shows as a toast. */
export function useFileDownload() {
  const messages = useWords(hostMessages);
  const toast = useToast();
  const [downloading, setDownloading] = useState<string | null>(null);
  const download = async (name: string, load: () => Promise<Blob>) => {
    setDownloading(name);
    try {
      saveFile(await load(), name);
    } catch (error) {
      toast.error(errorText(error, messages));
    } finally {
      setDownloading(null);
    }
  };
  return { download, /** Name of the file being downloaded. */ downloading };
}
