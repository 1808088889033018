export { type StepItem, Stepper, type StepperProps, type StepState } from '../Stepper/Stepper.tsx';
