import { Button, useWords } from '@handset/ui';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import * as layout from '../../form/layout.css.ts';
import { saleMessages } from './saleMessages.ts';

/** Unfinished sales besides the one that is open. */
export interface UnfinishedSales {
  /** The number of them. With none there is no button. */
  count: number;
  /** Draws them, each to be continued or discarded. */
  list: ReactNode;
}

interface UnfinishedButtonProps {
  count: number;
  listId: string;
  isExpanded: boolean;
  isDisabled: boolean;
  onPress: () => void;
}

/** The number of unfinished sales, on a button that opens their list. */
export function UnfinishedButton({ count, listId, isExpanded, ...props }: UnfinishedButtonProps) {
  const messages = useWords(saleMessages);
  return (
    <Button
      {...props}
      variant="quiet"
      aria-expanded={isExpanded}
      aria-controls={isExpanded ? listId : undefined}
    >
      {messages.parkedCount(count)} <ChevronDown size={16} strokeWidth={1.75} aria-hidden />
    </Button>
  );
}

/** The list of unfinished sales, which comes into sight when it is opened. */
export function UnfinishedList({ id, children }: { id: string; children: ReactNode }) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={list} id={id} className={layout.plain}>
      {children}
    </div>
  );
}
