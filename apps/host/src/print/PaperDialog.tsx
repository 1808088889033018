import { PAPERS, type Paper } from '@handset/domain';
import { Button, Inline, Modal, SegmentedControl } from '@handset/ui';
import { Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { useWords } from '../messages/useWords.ts';
import * as styles from './PrintSheet.css.ts';
import { printWords } from './printWords.ts';

interface PaperDialogProps {
  title: string;
  /** Chosen where there is a choice of papers. */
  paper?: Paper;
  onPaperChange?: (paper: Paper) => void;
  /** What can be done with the paper besides printing it. */
  actions?: ReactNode;
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
  isLoading,
  onClose,
  children,
}: PaperDialogProps) {
  const words = useWords(printWords);
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
            onPress={() => window.print()}
          >
            {words.print}
          </Button>
        </Inline>
      }
    >
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a paper wider than a phone is moved by the keyboard too */}
      <section className={styles.desk} aria-label={title} tabIndex={0}>
        {children}
      </section>
    </Modal>
  );
}
