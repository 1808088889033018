import { fieldErrors, type NewParty, newPartySchema, ruleMessage, sameParty } from '@handset/domain';
import { useState } from 'react';
import type { CreateHandler, FlowError, Party } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import type { EntityValue } from './entity.ts';

interface CreatePartyOptions {
  value: EntityValue;
  parties: readonly Party[];
  onCreateParty: CreateHandler<NewParty, Party> | undefined;
  /** Called with the party that was made. */
  onCreated: (party: Party) => void;
  onError: ((error: FlowError) => void) | undefined;
}

/** What is wrong with a new party: as a whole, and per field. */
interface Problem {
  alert?: string | undefined;
  fields?: Readonly<Record<string, string>> | undefined;
}

/** Makes the new party of a picker through the host, once at a time; what was typed stays when that fails. */
export function useCreateParty(options: CreatePartyOptions) {
  const { value, parties, onCreateParty, onCreated, onError } = options;
  const messages = useMessages(commonMessages);
  const { locale } = useFlows();
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
      setProblem({
        alert: cause instanceof Error && cause.message ? cause.message : messages.partyNotCreated,
      });
      onError?.({ code: 'failed', operation: 'create-party', retryable: true, cause });
    } finally {
      setCreating(false);
    }
  };

  return { create, isCreating, problem, forget: () => setProblem(null) };
}
