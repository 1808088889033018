import { normaliseImei, ruleMessage, type SimOption } from '@handset/domain';
import {
  Button,
  EditableGrid,
  type EditableGridHandle,
  type GridColumn,
  type GridRowErrors,
  type GridRows,
  ProgressBar,
  useWords,
  VisuallyHidden,
} from '@handset/ui';
import { ClipboardPaste, Plus } from 'lucide-react';
import {
  type ClipboardEvent,
  type ReactElement,
  type RefObject,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useFlows } from '../../base/useFlows.ts';
import { CameraButton } from '../../form/CameraButton.tsx';
import { commonMessages } from '../../form/commonMessages.ts';
import type { FlowError } from '../../form/embedding.ts';
import { useFieldsDisabled } from '../../form/Field.tsx';
import { useHandOver, useScanHandler } from '../../form/FormKeys.tsx';
import { KnownPhoneNote } from '../../form/KnownPhoneNote.tsx';
import * as layout from '../../form/layout.css.ts';
import { useLatest } from '../../form/useLatest.ts';
import * as styles from './BulkPurchase.css.ts';
import type { BulkPurchaseLists } from './BulkPurchaseProps.ts';
import { type BulkUnit, blankUnit, isBlank } from './bulkDraft.ts';
import { bulkMessages } from './bulkMessages.ts';
import { EntryReport } from './EntryReport.tsx';
import { ImeiListDialog } from './ImeiListDialog.tsx';
import type { LotBook, UnitProblem } from './LotBook.ts';
import { useBook } from './useLotBook.ts';
import { useScanning } from './useScanning.ts';
import { type SkippedScan, useSkippedScan } from './useSkippedScan.ts';
import { useUnitEntry } from './useUnitEntry.ts';

interface UnitTableProps {
  book: LotBook;
  entryId: string;
  rows: GridRows<BulkUnit>;
  grid: RefObject<EditableGridHandle | null>;
  simOption: SimOption;
  /** Whether it is the last entry, which gets a row for each further scan. */
  isLast: boolean;
  /** The name in the form, under which the summary of errors finds it. */
  name: string;
  /** Whether its rows were found wrong on submitting. */
  isWrong: boolean;
  /** Maximum number of rows. */
  maxRows: number;
  renderKnownPhone: BulkPurchaseLists['renderKnownPhone'];
  onError: ((error: FlowError) => void) | undefined;
}

type UnitErrors = ReadonlyMap<string, GridRowErrors<BulkUnit>>;

/** The phones of an entry: scanned, typed, pasted or loaded, with its progress and errors. */
export function UnitTable(props: UnitTableProps): ReactElement {
  const { book, entryId, rows, grid, simOption, isLast, name, isWrong, maxRows, onError } = props;
  const messages = useWords(bulkMessages);
  const isDisabled = useFieldsDisabled();
  const addButton = useRef<HTMLDivElement>(null);
  const [isListOpen, setListOpen] = useState(false);
  const units = useBook(book, () => book.countOf(entryId).units);
  const scanned = useBook(book, () => book.countOf(entryId).scanned);
  const wrong = useBook(book, () => book.wrongRows(entryId));
  const errors = useUnitErrors(book, entryId);
  const { skipped, skip, forget } = useSkippedScan(book, entryId);
  const columns = useUnitColumns(simOption, props.renderKnownPhone);
  const entry = useUnitEntry({ book, entryId, rows, simOption });
  const isRoom = units < maxRows;
  // A report of one names it and is announced itself.
  const announced = (entry.report?.leftOut.length ?? 0) > 1 ? skipped : null;

  const goToAddButton = () => addButton.current?.querySelector('button')?.focus();
  /** Focuses the phones before the report goes, whose button was pressed. */
  const after = (change: () => void) => () => {
    grid.current?.focus();
    change();
  };
  const addRow = () => {
    const [key] = rows.addRows([blankUnit()]);
    if (key) grid.current?.focusCell(key, 'imei1');
  };
  const { listeners, take } = useScanning({
    ...{ book, entryId, rows, simOption, isLast, grid },
    addRow: () => (isRoom ? rows.addRows([blankUnit()])[0] : undefined),
    enter: entry.enter,
    leaveOut: (cell, imei, reason) => entry.leaveOut(cell, imei, reason, skip(cell, imei)),
    onChange: forget,
    onEnd: goToAddButton,
  });
  useScanHandler(take);
  const handOver = useHandOver();

  /** Enters what is pasted outside of a text field, such as on the button that has focus after a scan. */
  const paste = (event: ClipboardEvent<HTMLElement>) => {
    const { target, currentTarget } = event;
    // To React, the dialog of the list is in here.
    if (isDisabled || !(target instanceof Element) || !currentTarget.contains(target)) return;
    const text = event.clipboardData.getData('text/plain');
    if (text.trim() === '' || target.matches('input,textarea')) return;
    event.preventDefault();
    entry.enter(text);
  };

  const removeBlank = () => {
    const blank = rows.getKeys().filter((key) => isBlank(rows.getRow(key) ?? blankUnit()));
    rows.removeRows(blank.length === units ? blank.slice(1) : blank);
    goToAddButton();
  };
  const blankCount = useBlankCount(book, entryId, isWrong && units > 1);

  return (
    <div className={styles.units} onPaste={paste}>
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
        <CameraButton onScan={handOver} isDisabled={isDisabled} keepsOpen />
      </div>
      {entry.report ? (
        <EntryReport
          report={{ ...entry.report, undo: entry.report.undo && after(entry.report.undo) }}
          onDismiss={after(entry.dismiss)}
        />
      ) : null}
      <div className={layout.plain} {...listeners}>
        <EditableGrid
          ref={grid}
          label={messages.units}
          isLabelHidden
          name={name}
          rows={rows}
          columns={columns}
          errors={withSkipped(errors, skipped)}
          errorMessage={isWrong && wrong > 0 ? messages.unitsWrong(wrong, units) : undefined}
          description={messages.scanHint}
          canRemoveRows={units > 1}
          isDisabled={isDisabled}
          onEnterAtEnd={goToAddButton}
        />
      </div>
      <VisuallyHidden role="status">
        {announced ? <span key={announced.count}>{announced.said}</span> : null}
      </VisuallyHidden>
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

/** Number of blank rows. Subscribes only while the number is needed. */
function useBlankCount(book: LotBook, entryId: string, isNeeded: boolean): number {
  return useBook(book, () => (isNeeded ? book.unitsOf(entryId).filter(isBlank).length : 0));
}

/** Adds why a scan was skipped at the cell that waits for the next. */
function withSkipped(errors: UnitErrors, skipped: SkippedScan | null): UnitErrors {
  if (!skipped?.isWaiting) return errors;
  const { rowKey, field } = skipped.cell;
  return new Map(errors).set(rowKey, { ...errors.get(rowKey), [field]: skipped.said });
}

function useUnitErrors(book: LotBook, entryId: string): UnitErrors {
  const { locale } = useFlows();
  const messages = useWords(bulkMessages);
  const common = useWords(commonMessages);
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

function useUnitColumns(
  simOption: SimOption,
  renderKnownPhone: BulkPurchaseLists['renderKnownPhone'],
): readonly GridColumn<BulkUnit>[] {
  const messages = useWords(bulkMessages);
  const render = useLatest(renderKnownPhone);
  const knowsPhones = renderKnownPhone !== undefined;
  return useMemo(() => {
    const imei = (id: 'imei1' | 'imei2'): GridColumn<BulkUnit> => ({
      kind: 'text',
      id,
      header: messages[id],
      width: 'minmax(calc(var(--hs-font-unit) * 10.5), 2fr)',
      isNumeric: true,
      isRequired: id === 'imei1',
      inputMode: 'numeric',
      normalise: normaliseImei,
      renderNote: knowsPhones
        ? (text) => <KnownPhoneNote imeis={[text]} render={render.current} />
        : undefined,
    });
    return [
      imei('imei1'),
      ...(simOption === 'Dual SIM' ? [imei('imei2')] : []),
      {
        kind: 'text',
        id: 'color',
        header: messages.color,
        width: 'minmax(calc(var(--hs-font-unit) * 6), 1fr)',
        maxLength: 40,
        isWideOnCard: false,
      },
      {
        kind: 'number',
        id: 'batteryHealth',
        header: messages.batteryHealth,
        width: 'minmax(calc(var(--hs-font-unit) * 6.5), 0.7fr)',
        minValue: 1,
        maxValue: 100,
        placeholder: '%',
      },
    ];
  }, [simOption, messages, knowsPhones, render]);
}
