export { Amount, type AmountProps } from '../Amount/Amount.tsx';
export { Badge, type BadgeProps } from '../Badge/Badge.tsx';
export type { Tone } from '../Badge/tones.ts';
export { Banner, type BannerProps, type MessageTone } from '../Banner/Banner.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from '../Button/Button.tsx';
export { ButtonLink, type ButtonLinkProps } from '../ButtonLink/ButtonLink.tsx';
export { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from '../CheckboxGroup/CheckboxGroup.tsx';
export { ConfirmDialog, type ConfirmDialogProps, type Effect, Effects } from '../ConfirmDialog/ConfirmDialog.tsx';
export { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
export { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
export { Form, type FormError, type FormProps } from '../Form/Form.tsx';
export { FormActions, FormGrid, type FormGridProps, FormRow } from '../FormGrid/FormGrid.tsx';
export type { FieldHandle } from '../field/FieldHandle.ts';
export type { FieldProps, Option } from '../field/FieldProps.ts';
export { toLatinDigits } from '../field/toLatinDigits.ts';
export { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
export { Link, type LinkProps } from '../Link/Link.tsx';
export { LoadingBar, type LoadingBarProps } from '../LoadingBar/LoadingBar.tsx';
export {
  Menu,
  MenuItem,
  type MenuItemProps,
  type MenuProps,
  MenuSection,
  type MenuSectionProps,
  MenuSeparator,
} from '../Menu/Menu.tsx';
export { Modal, type ModalProps, type ModalSize } from '../Modal/Modal.tsx';
export { MoneyField, type MoneyFieldProps } from '../MoneyField/MoneyField.tsx';
export type { Messages } from '../messages/en.ts';
export {
  currencySymbol,
  type FormatMoneyOptions,
  type FormatMoneyTextOptions,
  formatMoney,
  formatMoneyText,
} from '../money/formatMoney.ts';
export {
  type MoneyTextProblem,
  type ParsedMoney,
  type ParseMoneyOptions,
  parseMoneyText,
} from '../money/parseMoneyText.ts';
export { NumberField, type NumberFieldProps } from '../NumberField/NumberField.tsx';
export { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
export { maskDigits, unmaskDigits } from '../PatternField/maskDigits.ts';
export { PatternField, type PatternFieldProps } from '../PatternField/PatternField.tsx';
export { Popover, type PopoverProps } from '../Popover/Popover.tsx';
export { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';
export { RouterProvider } from '../RouterProvider/RouterProvider.ts';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from '../SegmentedControl/SegmentedControl.tsx';
export { createSearchIndex, type SearchIndex } from '../SearchableSelect/createSearchIndex.ts';
export { Select, type SelectProps } from '../Select/Select.tsx';
export { Skeleton, type SkeletonProps } from '../Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from '../Spinner/Spinner.tsx';
export { Switch, type SwitchProps } from '../Switch/Switch.tsx';
export { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
export { ToastProvider, type ToastQueue, useToast } from '../Toast/Toast.tsx';
export type { ToastContent } from '../Toast/toastState.ts';
export { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';
export {
  autoDensity,
  baseStyles,
  comfortable,
  compact,
  darkTheme,
  lightTheme,
  systemTheme,
  vars,
} from '../theme/theme.css.ts';
export {
  type ColorScheme,
  type Density,
  type Locale,
  type UI,
  UIProvider,
  type UIProviderProps,
  useUI,
} from '../UIProvider/UIProvider.tsx';
