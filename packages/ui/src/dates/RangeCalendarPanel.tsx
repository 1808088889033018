import type { RefObject } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { Button } from '../Button/Button.tsx';
import { definedProps } from '../theme/definedProps.ts';
import { reset } from '../theme/reset.css.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { browserDay } from './browserDay.ts';
import { CalendarPopover } from './CalendarPopover.tsx';
import * as styles from './calendar.css.ts';
import { parseDay } from './day.ts';
import type { AppliedLimits } from './dayLimits.ts';
import { MonthView } from './MonthView.tsx';
import {
  type DayRange,
  offeredPresets,
  type RangePreset,
  type RangePresetName,
  rangeWithin,
} from './rangePresets.ts';

/** What the calendar of a range is given. */
export interface RangeCalendarPanelProps {
  label: string;
  anchor: RefObject<HTMLElement | null>;
  button: RefObject<HTMLElement | null>;
  value: DayRange;
  onChange: (range: DayRange) => void;
  limits: AppliedLimits;
  today: string | undefined;
  presets: readonly (RangePresetName | RangePreset)[];
  isClearable: boolean;
  isOpen: boolean;
  onClose: () => void;
}

/** The named ranges and the calendar of a DateRangePicker; a module of its own, fetched when it is opened. */
export default function RangeCalendarPanel(props: RangeCalendarPanelProps) {
  const { label, anchor, button, value, onChange, limits, isClearable, isOpen, onClose } = props;
  const { messages } = useUI();
  const { min, max, isDayUnavailable } = limits;
  const today = parseDay(props.today) ?? parseDay(browserDay());
  const presets = today ? offeredPresets(props.presets, today, messages.dates) : [];
  const choose = (range: DayRange) => {
    onChange(range);
    onClose();
  };
  return (
    <CalendarPopover {...{ label, anchor, button, isOpen, onClose }}>
      <div className={styles.columns}>
        {presets.length > 0 ? (
          <ul className={styles.presets} aria-label={messages.dates.presets}>
            {presets.map((preset) => {
              const range = rangeWithin(preset, min, max);
              const isChosen = range !== null && range.from === value.from && range.to === value.to;
              return (
                <li key={preset.id} className={reset}>
                  <AriaButton
                    className={styles.preset}
                    aria-pressed={isChosen}
                    isDisabled={range === null}
                    onPress={() => range && choose(range)}
                  >
                    {preset.label}
                  </AriaButton>
                </li>
              );
            })}
          </ul>
        ) : null}
        <div data-span className={reset}>
          <RangeCalendar
            {...definedProps({
              minValue: min ?? undefined,
              maxValue: max ?? undefined,
              isDateUnavailable:
                isDayUnavailable && ((date: { toString: () => string }) => isDayUnavailable(date.toString())),
              defaultFocusedValue: parseDay(value.to) ?? parseDay(value.from) ?? today ?? undefined,
            })}
            aria-label={label}
            className={reset}
            autoFocus
            value={span(value)}
            onChange={({ start, end }) => choose({ from: start.toString(), to: end.toString() })}
          >
            <MonthView today={today?.toString() ?? ''} />
          </RangeCalendar>
          {isClearable ? (
            <div className={styles.footer}>
              <Button
                size="small"
                variant="quiet"
                isDisabled={!value.from && !value.to}
                onPress={() => choose({ from: '', to: '' })}
              >
                {messages.clear}
              </Button>
            </div>
          ) : null}
        </div>
      </div>
    </CalendarPopover>
  );
}

/** The range that the calendar shows: one that is open or reversed has no days between its ends. */
function span({ from, to }: DayRange) {
  const [start, end] = [parseDay(from), parseDay(to)];
  return start && end && start.compare(end) <= 0 ? { start, end } : null;
}
