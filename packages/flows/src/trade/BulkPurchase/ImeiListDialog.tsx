import { Button, FileDrop, Form, Modal, Text, TextArea, useWords } from '@handset/ui';
import { useId, useState } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowError } from '../../form/embedding.ts';
import * as layout from '../../form/layout.css.ts';
import { bulkMessages } from './bulkMessages.ts';
import { leftOutText } from './EntryReport.tsx';
import type { UnitPlan } from './planUnits.ts';

interface ImeiListDialogProps {
  isOpen: boolean;
  onClose: () => void;
  /** Computes the effect of a text. */
  plan: (text: string) => UnitPlan;
  onEnter: (text: string) => void;
  onError: ((error: FlowError) => void) | undefined;
}

/** Enters a list of IMEIs, pasted or from a file, after a preview. */
export function ImeiListDialog(props: ImeiListDialogProps) {
  return props.isOpen ? <OpenImeiListDialog {...props} /> : null;
}

const MAX_BYTES = 2_000_000;
const KINDS = ['.csv', '.txt', '.tsv', 'text/plain', 'text/csv', 'text/tab-separated-values'];

function OpenImeiListDialog({ onClose, plan, onEnter, onError }: ImeiListDialogProps) {
  const messages = useWords(bulkMessages);
  const common = useWords(commonMessages);
  const { locale } = useFlows();
  const formId = useId();
  const [text, setText] = useState('');
  const [unreadable, setUnreadable] = useState<string>();
  const { filled, added, leftOut } = plan(text);
  const count = filled.length + added.length;

  const load = async (file: File | undefined) => {
    if (!file) return;
    try {
      const said = await readText(file);
      setUnreadable(undefined);
      setText((before) => (before.trim() === '' ? said : `${before.trimEnd()}\n${said}`));
    } catch (cause) {
      setUnreadable(messages.fileUnreadable(file.name));
      onError?.({ code: 'unreadable', operation: 'read-file', retryable: false, cause });
    }
  };

  return (
    <Modal
      isOpen
      onClose={onClose}
      title={messages.listTitle}
      description={messages.listHint}
      size="medium"
      footer={
        <>
          <Button onPress={onClose}>{common.cancel}</Button>
          <Button type="submit" form={formId} variant="primary" isDisabled={count === 0}>
            {messages.enter(count)}
          </Button>
        </>
      }
    >
      <Form id={formId} label={messages.listTitle} onSubmit={() => count > 0 && onEnter(text)}>
        <div className={layout.plain} data-scan-field="">
          <TextArea label={messages.listLabel} rows={8} value={text} onChange={setText} autoFocus />
        </div>
        <FileDrop
          label={messages.fileLabel}
          description={messages.fileHint}
          accept={KINDS}
          acceptLabel={messages.fileType}
          maxSize={MAX_BYTES}
          value={[]}
          onChange={(files) => void load(files[0])}
          errorMessage={unreadable}
        />
        {text.trim() === '' ? null : (
          <div role="status" className={layout.plain}>
            <Text tone={leftOut.length > 0 ? 'caution' : 'muted'}>
              {[
                messages.enter(count),
                ...(leftOut.length > 0 ? [leftOutText(leftOut, messages, locale)] : []),
              ].join(' · ')}
            </Text>
          </div>
        )}
      </Form>
    </Modal>
  );
}

/** Reads the text of a file. @throws Error for a file that is not text, such as a workbook */
async function readText(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const is16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff);
  const encoding = is16 ? (bytes[0] === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  if (text.includes('\u0000') || text.startsWith('PK\u0003\u0004'))
    throw new Error(`${file.name} is no text`);
  return text;
}
