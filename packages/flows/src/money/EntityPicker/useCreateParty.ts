import { fieldErrors, type NewParty, newPartySchema, ruleMessage, sameParty } from '@handset/domain';
import { useWords } from '@handset/ui';
import { useState } from 'react';
import { useFlows } from '../../base/useFlows.ts';
import { commonMessages } from '../../form/commonMessages.ts';
import type { CreateHandler, FlowError, Party } from '../../form/embedding.ts';
import { useFailureText } from '../../form/useFailureText.ts';
import type { EntityValue } from './entity.ts';

interface CreatePartyOptions {
  value: EntityValue;
  parties: readonly Party[];
  onCreateParty: CreateHandler<NewParty, Party> | undefined;
  /** Called with the party that was made. */
  onCreated: (party: Party) => void;
  onError: ((error: FlowError) => void) | undefined;
}

/** Error about a new party, as a whole and per field. */
interface Problem {
  alert?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
}

/**
 * Creates the picker's new party through the host, one request at a time. The typed values stay after a
 * failure.
 */
export function useCreateParty(options: CreatePartyOptions) {
  const { value, parties, onCreateParty, onCreated, onError } = options;
  const messages = useWords(commonMessages);
  const { locale } = useFlows();
  const failureText = useFailureText();
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isCreating, setCreating] = useState(false);

  const read = (): NewParty | undefined => {
    const { name, number, reference } = value;
    const parsed = newPartySchema.safeParse({ name, number, reference });
    if (!parsed.success) {
      const fields = fieldErrors(parsed.error, locale);
      const isIncomplete = Object.values(fields).includes(ruleMessage('required', locale));
      setProblem({ fields, alert: isIncomplete ? messages.fillAll : undefined });
      return undefined;
    }
    const known = sameParty(parties, parsed.data);
    if (known) setProblem({ alert: messages.partyKnown(known.name) });
    return known ? undefined : parsed.data;
  };

  const create = async () => {
    if (isCreating || !onCreateParty) return;
    const party = read();
    if (!party) return;
    setCreating(true);
    setProblem(null);
    try {
      const answer = await onCreateParty(party);
      if ('_id' in answer) return onCreated(answer);
      setProblem({ alert: answer.message ?? messages.partyNotCreated, fields: answer.fieldErrors });
      onError?.({ code: 'refused', operation: 'create-party', retryable: false, cause: answer });
    } catch (cause) {
      setProblem({ alert: failureText(cause) ?? messages.partyNotCreated });
      onError?.({ code: 'failed', operation: 'create-party', retryable: true, cause });
    } finally {
      setCreating(false);
    }
  };

  return { create, isCreating, problem, forget: () => setProblem(null) };
}
