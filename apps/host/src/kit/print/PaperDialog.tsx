import { useShop } from '@handset/api-client/swr';
import { PAPERS, type Paper } from '@handset/domain';
import { Button, Inline, Modal, SegmentedControl, useWords } from '@handset/ui';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { usePrint } from '../printer/usePrint.ts';
import { ScrollBox } from '../scrolling/ScrollBox.tsx';
import { isCashOf, type Moved } from './isCashOf.ts';
import { printWords } from './printWords.ts';

interface PaperDialogProps {
  title: string;
  /** The selected paper, if there is a choice. */
  paper?: Paper;
  onPaperChange?: (paper: Paper) => void;
  /** Actions besides printing. */
  actions?: ReactNode;
  /** The document on the paper, if money moved with it. Cash of today opens the drawer, where the printer is to open it. */
  moved?: Moved | undefined;
  /** Whether the paper is on its way. */
  isLoading: boolean;
  onClose: () => void;
  /** A `PrintSheet`. */
  children: ReactNode;
}

/** A paper before it is printed. */
export function PaperDialog({
  title,
  paper,
  onPaperChange,
  actions,
  moved,
  isLoading,
  onClose,
  children,
}: PaperDialogProps) {
  const words = useWords(printWords);
  const print = usePrint();
  const { data: shop } = useShop();
  const isCash = moved !== undefined && isCashOf(moved, shop?.today);
  return (
    <Modal
      isOpen
      title={title}
      size="large"
      isDismissable
      onClose={onClose}
      footer={
        <Inline gap={2} isWrapping align="center">
          {paper && onPaperChange ? (
            <SegmentedControl
              label={words.paper}
              isLabelHidden
              options={PAPERS.map((value) => ({ value, label: words.papers[value] }))}
              value={paper}
              onChange={onPaperChange}
            />
          ) : null}
          {actions}
          <Button
            variant="primary"
            icon={<Printer size={18} />}
            isDisabled={isLoading}
            onPress={() => void print({ isCash })}
          >
            {words.print}
          </Button>
        </Inline>
      }
    >
      <ScrollBox aria-label={title}>{children}</ScrollBox>
    </Modal>
  );
}
