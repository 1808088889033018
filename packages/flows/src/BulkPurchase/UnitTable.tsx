import { ruleMessage, type SimOption, typedImei } from '@handset/domain';
import {
  Button,
  EditableGrid,
  type EditableGridHandle,
  type GridColumn,
  type GridRowErrors,
  type GridRows,
  ProgressBar,
} from '@handset/ui';
import { ClipboardPaste, Plus } from 'lucide-react';
import { type ReactElement, useCallback, useMemo, useRef, useState } from 'react';
import type { FlowError } from '../embedding/embedding.ts';
import { useFlows } from '../FlowsProvider/FlowsProvider.tsx';
import { useFieldsDisabled } from '../form/Field.tsx';
import * as layout from '../form/layout.css.ts';
import { commonMessages } from '../messages/commonMessages.ts';
import { useMessages } from '../messages/useMessages.ts';
import * as styles from './BulkPurchase.css.ts';
import { type BulkUnit, blankUnit, isBlank } from './bulkDraft.ts';
import { bulkMessages } from './bulkMessages.ts';
import { EntryReport } from './EntryReport.tsx';
import { ImeiListDialog } from './ImeiListDialog.tsx';
import type { LotBook, UnitProblem } from './LotBook.ts';
import { useBook } from './useLotBook.ts';
import { useScanning } from './useScanning.ts';
import { useUnitEntry } from './useUnitEntry.ts';

interface UnitTableProps {
  book: LotBook;
  entryId: string;
  rows: GridRows<BulkUnit>;
  simOption: SimOption;
  /** The name in the form, under which the summary of errors finds it. */
  name: string;
  /** Whether its rows were found wrong on submitting. */
  isWrong: boolean;
  /** How many rows it may have. */
  maxRows: number;
  onError: ((error: FlowError) => void) | undefined;
}

/** The phones of an entry: scanned, typed, pasted or loaded, with how far it is and what is wrong. */
export function UnitTable(props: UnitTableProps): ReactElement {
  const { book, entryId, rows, simOption, name, isWrong, maxRows, onError } = props;
  const messages = useMessages(bulkMessages);
  const isDisabled = useFieldsDisabled();
  const grid = useRef<EditableGridHandle>(null);
  const addButton = useRef<HTMLDivElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const units = useBook(book, () => book.countOf(entryId).units);
  const scanned = useBook(book, () => book.countOf(entryId).scanned);
  const errors = useUnitErrors(book, entryId);
  const columns = useUnitColumns(simOption);
  const entry = useUnitEntry({ book, entryId, rows, simOption });
  const isRoom = units < maxRows;

  const addRow = () => {
    const [key] = rows.addRows([blankUnit()]);
    if (key) grid.current?.focusCell(key, 'imei1');
  };
  const scanning = useScanning({
    ...{ book, entryId, rows, simOption, grid },
    enter: entry.enter,
    leaveOut: entry.leaveOut,
    onEnd: () => addButton.current?.querySelector('button')?.focus(),
  });

  const removeBlank = () => {
    const blank = rows.getKeys().filter((key) => isBlank(rows.getRow(key) ?? blankUnit()));
    rows.removeRows(blank.length === units ? blank.slice(1) : blank);
  };
  const blankCount = useBlankCount(book, entryId, isWrong && units > 1);

  return (
    <div className={styles.units}>
      <div className={styles.unitsHead}>
        <div className={styles.progress}>
          <ProgressBar
            label={messages.scannedLabel}
            value={scanned}
            maxValue={Math.max(units, 1)}
            valueText={messages.scanned(scanned, units)}
            tone={scanned === units && units > 0 ? 'positive' : 'accent'}
            size="small"
          />
        </div>
        <Button
          size="small"
          icon={<ClipboardPaste size={16} strokeWidth={1.75} />}
          onPress={() => setListOpen(true)}
          isDisabled={isDisabled}
        >
          {messages.enterMany}
        </Button>
      </div>
      {entry.report ? <EntryReport report={entry.report} onDismiss={entry.dismiss} /> : null}
      <div className={layout.plain} {...scanning}>
        <EditableGrid
          ref={grid}
          label={messages.units}
          isLabelHidden
          name={name}
          rows={rows}
          columns={columns}
          errors={errors}
          errorMessage={isWrong && errors.size > 0 ? messages.unitsWrong(errors.size, units) : undefined}
          description={messages.scanHint}
          canRemoveRows={units > 1}
          isDisabled={isDisabled}
          onEnterAtEnd={() => addButton.current?.querySelector('button')?.focus()}
        />
      </div>
      <div className={styles.inline} ref={addButton}>
        <Button
          size="small"
          icon={<Plus size={16} strokeWidth={1.75} />}
          onPress={addRow}
          isDisabled={isDisabled || !isRoom}
        >
          {messages.addRow}
        </Button>
        {blankCount > 0 ? (
          <Button size="small" variant="quiet" onPress={removeBlank} isDisabled={isDisabled}>
            {messages.removeBlank(blankCount)}
          </Button>
        ) : null}
      </div>
      <ImeiListDialog
        isOpen={isListOpen}
        onClose={() => setListOpen(false)}
        plan={entry.plan}
        onEnter={(text) => {
          setListOpen(false);
          entry.enter(text);
        }}
        onError={onError}
      />
    </div>
  );
}

/** How many rows hold nothing; followed only while somebody is told. */
function useBlankCount(book: LotBook, entryId: string, isNeeded: boolean): number {
  return useBook(book, () => (isNeeded ? book.unitsOf(entryId).filter(isBlank).length : 0));
}

function useUnitErrors(book: LotBook, entryId: string): ReadonlyMap<string, GridRowErrors<BulkUnit>> {
  const { locale } = useFlows();
  const messages = useMessages(bulkMessages);
  const common = useMessages(commonMessages);
  const problems = useBook(
    book,
    useCallback(() => book.problemsOf(entryId), [book, entryId]),
  );
  return useMemo(() => {
    const say = (problem: UnitProblem | undefined) => {
      if (problem === undefined) return undefined;
      if (typeof problem === 'object') return problem.said;
      if (problem === 'in-stock') return messages.inStock;
      return problem === 'check-digit' ? common.imeiCheckDigitError : ruleMessage(problem, locale);
    };
    return new Map(
      [...problems].map(([key, { imei1, imei2 }]) => [key, { imei1: say(imei1), imei2: say(imei2) }]),
    );
  }, [problems, messages, common, locale]);
}

function useUnitColumns(simOption: SimOption): readonly GridColumn<BulkUnit>[] {
  const messages = useMessages(bulkMessages);
  return useMemo(() => {
    const imei = (id: 'imei1' | 'imei2'): GridColumn<BulkUnit> => ({
      kind: 'text',
      id,
      header: messages[id],
      width: 'minmax(10.5rem, 2fr)',
      isNumeric: true,
      isRequired: id === 'imei1',
      inputMode: 'numeric',
      normalise: typedImei,
    });
    return [
      imei('imei1'),
      ...(simOption === 'Dual SIM' ? [imei('imei2')] : []),
      {
        kind: 'text',
        id: 'color',
        header: messages.color,
        width: 'minmax(6rem, 1fr)',
        maxLength: 40,
        isWideOnCard: false,
      },
      {
        kind: 'number',
        id: 'batteryHealth',
        header: messages.batteryHealth,
        width: 'minmax(6.5rem, 0.7fr)',
        minValue: 1,
        maxValue: 100,
        placeholder: '%',
      },
    ];
  }, [simOption, messages]);
}
