import { ApiError, type Submission } from '@handset/api-client';
import type { EditConflict } from '@handset/domain';
import { useToast, useWords } from '@handset/ui';
import { useLayoutEffect, useRef, useState } from 'react';
import { useDraftedForm } from '../dialogs/useDraftedForm.ts';
import { errorText } from '../problems/errorText.ts';
import { hostMessages } from '../words/hostMessages.ts';

/** An edit as it is kept: the record that it began with, and what was typed since. */
interface KeptEdit<Stored, Draft> {
  from: Stored;
  draft: Draft;
  /** Whether the record itself is not known any more, but for its version. */
  isFromUnknown?: boolean;
}

interface RecordEditOptions<Stored, Draft, Value> {
  /** Key of the draft: the kind of record and its id. */
  form: string;
  /** The record as it was looked at. */
  record: Stored;
  /** The record as its form holds it. */
  draftOf: (record: Stored) => Draft;
  /** Reads the record as it is stored now. */
  read: () => Promise<Stored>;
  /** Sends a valid change of a record; the submission is the same after a reload. */
  send: (value: Value, from: Stored, submission: Submission) => Promise<unknown>;
  /** Toast after success. */
  success: string;
  /** Called with a failure, which the form shows as well, unless somebody else changed the record. */
  onFailure?: (error: unknown) => void;
  /** Called when the form is left, done or not. */
  onClose: () => void;
}

/**
 * The edit of a stored record by a flow. It goes on with the version that it began with, also after a reload. If somebody else stored
 * another one, the server refuses the edit, and there is a `conflict` to decide.
 */
export function useRecordEdit<Stored extends { version: number }, Draft extends object, Value>({
  form,
  record,
  draftOf,
  read,
  send,
  success,
  onFailure,
  onClose,
}: RecordEditOptions<Stored, Draft, Value>) {
  const messages = useWords(hostMessages);
  const toast = useToast();
  const [first] = useState<KeptEdit<Stored, Draft>>(() => ({ from: record, draft: draftOf(record) }));
  const [decided, setDecided] = useState<KeptEdit<Stored, Draft>>();
  const [stored, setStored] = useState<Stored>();
  const typed = useRef<Draft>(undefined);
  const newest = useRef<Stored>(undefined);
  const drafted = useDraftedForm<KeptEdit<Stored, Draft>, Value>({
    form,
    send: async (value, submission) => {
      try {
        return await send(value, opened.from, submission);
      } catch (error) {
        // The form waits for it, so that nothing is sent meanwhile.
        if (isStale(error)) newest.current = await readNewest();
        throw error;
      }
    },
    success,
    onFailure: (error) => (isStale(error) ? setStored(newest.current) : onFailure?.(error)),
    onClose,
  });
  const kept = drafted?.props.defaultDraft;
  const opened: KeptEdit<Stored, Draft> = decided ?? (kept ? restored(kept, first.from) : first);
  const { from, draft } = opened;
  const isDiscarded = drafted?.key === 'new';
  useLayoutEffect(() => {
    if (!isDiscarded) return;
    typed.current = undefined;
    setDecided(undefined);
    setStored(undefined);
  }, [isDiscarded]);

  async function readNewest(): Promise<Stored | undefined> {
    try {
      return await read();
    } catch (error) {
      toast.error(errorText(error, messages));
      return undefined;
    }
  }

  function decide(merged: Draft) {
    if (!stored) return;
    const next = { from: stored, draft: merged };
    drafted?.props.onChange(next);
    typed.current = undefined;
    setDecided(next);
    setStored(undefined);
  }

  const conflict: EditConflict<Draft> | undefined = stored && {
    // Without the record that the edit began with, ask about every difference.
    before: opened.isFromUnknown ? ({} as Draft) : draftOf(from),
    mine: typed.current ?? draft,
    stored: draftOf(stored),
  };
  return {
    /** The record that the edit began with. */
    from,
    /** The values that the form begins with. */
    draft,
    /** The record that somebody else stored meanwhile, until the user has decided between both. */
    stored,
    conflict,
    /** Goes on with the record as it is stored now, and what was decided. Nothing is stored yet. */
    decide,
    /** The form, for which `key` begins again; null until its draft was looked up. */
    flow: drafted && {
      key: `${drafted.key} ${from.version}`,
      isRestored: kept !== undefined || decided !== undefined,
      onCancel: drafted.props.onCancel,
      props: {
        isOpen: true as const,
        defaultDraft: draft,
        // A conflict follows a definite answer.
        isUncertain: drafted.props.isUncertain && decided === undefined,
        onChange: (draft: Draft) => {
          typed.current = draft;
          drafted.props.onChange({ from, draft });
        },
        onSubmit: drafted.props.onSubmit,
        onCancel: drafted.props.onCancel,
      },
    },
  };
}

/** A draft of an earlier release names no record, and at most its version: it goes on with the one that was looked at. */
function restored<Stored, Draft extends object>(
  kept: KeptEdit<Stored, Draft> | { draft: Draft; version: number } | Draft,
  record: Stored,
): KeptEdit<Stored, Draft> {
  if ('from' in kept) return kept;
  if (!('draft' in kept)) return { from: record, draft: kept, isFromUnknown: true };
  return { from: { ...record, version: kept.version }, draft: kept.draft, isFromUnknown: true };
}

/** Somebody else stored the record after it was opened here. */
function isStale(error: unknown): boolean {
  return error instanceof ApiError && error.status === 409 && 'version' in error.fields;
}
