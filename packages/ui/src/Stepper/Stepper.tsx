import { Check, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button as AriaButton } from 'react-aria-components/Button';
import { Link as AriaLink } from 'react-aria-components/Link';
import { classNames } from '../theme/classNames.ts';
import { useUI } from '../UIProvider/UIProvider.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';
import { type StepState, stateOfStep } from './stateOfStep.ts';

export type { StepState } from './stateOfStep.ts';

/** One step of the way. */
export interface StepItem {
  /** Identifies the step. */
  id: string;
  /** Name of the step. */
  label: string;
  /** A few words more. */
  description?: string | undefined;
  /** Its state, where it does not follow from the place of the current step. */
  state?: StepState | undefined;
  /** Address of the step, if it can be opened. */
  href?: string | undefined;
  /** Whether one cannot go there now, although it has a place. @default false */
  isDisabled?: boolean | undefined;
}

/** Props of Stepper. */
export interface StepperProps {
  /** Name of the process, for screen readers. */
  label: string;
  /** The steps, in their order. */
  steps: readonly StepItem[];
  /** The id of the current step. Earlier ones are done. Null once all are. */
  currentStep: string | null;
  /** Called with the id of a step that was pressed; makes every step that has no `href` a button. */
  onStepPress?: ((id: string) => void) | undefined;
  /** Direction of the steps. On a phone only the current one shows its name. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
}

/** Progress through a process of several steps, with links back to finished steps. */
export function Stepper({
  label,
  steps,
  currentStep,
  onStepPress,
  orientation = 'horizontal',
}: StepperProps) {
  if (steps.length === 0) return null;
  const current = steps.findIndex(({ id }) => id === currentStep);
  return (
    <ol aria-label={label} className={classNames(styles.steps, styles.orientations[orientation])}>
      {steps.map((step, position) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: an id that stands twice must not take a step away
          key={`${step.id} ${position}`}
          className={classNames(styles.step, styles.stepsAlong[orientation])}
          data-state={step.state ?? stateOfStep(position, current, currentStep === null)}
          {...(position === current ? { 'aria-current': 'step' as const } : {})}
        >
          <Step
            step={step}
            number={position + 1}
            total={steps.length}
            state={step.state ?? stateOfStep(position, current, currentStep === null)}
            onPress={onStepPress}
            orientation={orientation}
          />
        </li>
      ))}
    </ol>
  );
}

interface StepProps {
  step: StepItem;
  number: number;
  total: number;
  state: StepState;
  orientation: 'horizontal' | 'vertical';
  onPress: StepperProps['onStepPress'];
}

function Step({ step, number, total, state, orientation, onPress }: StepProps) {
  const { messages } = useUI();
  const { id, label, description, href, isDisabled = false } = step;
  const words = { done: messages.stepDone, error: messages.stepError, current: null, upcoming: null }[state];
  const content: ReactNode = (
    <>
      <span className={classNames(styles.marker, styles.states[state])} aria-hidden>
        {state === 'done' ? (
          <Check size={14} strokeWidth={2.5} />
        ) : state === 'error' ? (
          <TriangleAlert size={14} strokeWidth={2} />
        ) : (
          number
        )}
      </span>
      <span className={classNames(styles.words, styles.wordsAlong[orientation])}>
        <VisuallyHidden>{messages.stepOf(number, total)}: </VisuallyHidden>
        <span className={styles.label}>{label}</span>
        {words ? <VisuallyHidden> ({words})</VisuallyHidden> : null}
        {description ? <span className={styles.description}>{description}</span> : null}
      </span>
    </>
  );
  const pressable = classNames(styles.body, styles.pressable);
  if (href && !isDisabled) {
    return (
      <AriaLink href={href} className={pressable} onPress={() => onPress?.(id)}>
        {content}
      </AriaLink>
    );
  }
  if (onPress) {
    return (
      <AriaButton className={pressable} isDisabled={isDisabled} onPress={() => onPress(id)}>
        {content}
      </AriaButton>
    );
  }
  return <span className={styles.body}>{content}</span>;
}
