import { useToast } from '@handset/ui';
import { useState } from 'react';
import { useMessages } from '../messages/MessagesProvider.tsx';
import { errorText } from '../problems/errorText.ts';
import { saveFile } from './saveFile.ts';

/** Takes files from the server into the browser's downloads, one at a time; a failure is told. */
export function useFileTaking() {
  const messages = useMessages();
  const toast = useToast();
  const [taking, setTaking] = useState<string | null>(null);
  const take = async (name: string, load: () => Promise<Blob>) => {
    setTaking(name);
    try {
      saveFile(await load(), name);
    } catch (error) {
      toast.error(errorText(error, messages));
    } finally {
      setTaking(null);
    }
  };
  return { take, /** The file that is on its way. */ taking };
}
