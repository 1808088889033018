import { useUI } from '@handset/ui';
import { useMemo } from 'react';
import { useFlowSettings } from '../FlowsProvider/FlowsProvider.tsx';
import type { Catalogue, FlowMessages } from './catalogue.ts';

/** The words of a catalogue in the language in force, with those that the host words differently. */
export function useMessages<Name extends keyof FlowMessages>(catalogue: Catalogue<Name>): FlowMessages[Name] {
  const { locale } = useUI();
  const own = catalogue[locale];
  const override = useFlowSettings().messages?.[catalogue.name];
  return useMemo(() => (override ? { ...own, ...override } : own), [own, override]);
}
