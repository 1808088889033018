export type { PressEvent } from 'react-aria-components/Button';
export { Amount, type AmountProps } from '../Amount/Amount.tsx';
export { AppShell, type AppShellProps } from '../AppShell/AppShell.tsx';
export type { BottomBarItem } from '../AppShell/BottomBar.tsx';
export { type Shell, useShell } from '../AppShell/ShellContext.ts';
export { useMediaQuery } from '../AppShell/useMediaQuery.ts';
export { Avatar, type AvatarProps, type AvatarSize } from '../Avatar/Avatar.tsx';
export { AvatarGroup, type AvatarGroupProps } from '../Avatar/AvatarGroup.tsx';
export { Badge, type BadgeProps } from '../Badge/Badge.tsx';
export type { Tone } from '../Badge/tones.ts';
export { Banner, type BannerProps, type MessageTone } from '../Banner/Banner.tsx';
export { BarChart, type BarChartProps } from '../BarChart/BarChart.tsx';
export { type BreadcrumbItem, Breadcrumbs, type BreadcrumbsProps } from '../Breadcrumbs/Breadcrumbs.tsx';
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from '../Button/Button.tsx';
export { ButtonGroup, type ButtonGroupProps } from '../ButtonGroup/ButtonGroup.tsx';
export { ButtonLink, type ButtonLinkProps } from '../ButtonLink/ButtonLink.tsx';
export { CameraScanner, type CameraScannerProps } from '../CameraScanner/CameraScanner.tsx';
export type { CameraProblem } from '../CameraScanner/cameraProblem.ts';
export { decodeImage, PictureError } from '../CameraScanner/decodeImage.ts';
export type { Barcode, BarcodeFormat, DecoderOptions } from '../CameraScanner/decoder.ts';
export type { GetStream } from '../CameraScanner/useCamera.ts';
export { Card, type CardProps } from '../Card/Card.tsx';
export { Checkbox, type CheckboxProps } from '../Checkbox/Checkbox.tsx';
export { CheckboxGroup, type CheckboxGroupProps } from '../CheckboxGroup/CheckboxGroup.tsx';
export { Collapse, type CollapseProps } from '../Collapse/Collapse.tsx';
export {
  ConfirmDialog,
  type ConfirmDialogProps,
  type Effect,
  Effects,
  type EffectsProps,
} from '../ConfirmDialog/ConfirmDialog.tsx';
export type { CategoryFormat, ChartSeries, ValueFormat } from '../charts/ChartProps.ts';
export { DataTable } from '../DataTable/DataTable.tsx';
export type {
  CellValue,
  DataTableColumn,
  DataTableColumnState,
  DataTablePhonePlace,
  DataTableProps,
  DataTableSelectionMode,
} from '../DataTable/DataTableProps.ts';
export { DateField, type DateFieldProps } from '../DateField/DateField.tsx';
export { DatePicker, type DatePickerProps } from '../DatePicker/DatePicker.tsx';
export { DateRangePicker, type DateRangePickerProps } from '../DateRangePicker/DateRangePicker.tsx';
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from '../DescriptionList/DescriptionList.tsx';
export { Disclosure, type DisclosureProps } from '../Disclosure/Disclosure.tsx';
export { DisclosureGroup, type DisclosureGroupProps } from '../DisclosureGroup/DisclosureGroup.tsx';
export { Divider, type DividerProps } from '../Divider/Divider.tsx';
export { Drawer, type DrawerPlacement, type DrawerProps, type DrawerSize } from '../Drawer/Drawer.tsx';
export type { DayRange, RangePreset, RangePresetName } from '../dates/rangePresets.ts';
export { useDevelopmentWarning } from '../development/useDevelopmentWarning.ts';
export { EditableGrid } from '../EditableGrid/EditableGrid.tsx';
export type {
  EditableGridHandle,
  EditableGridProps,
  EnterMove,
  GridChange,
  GridChangeReason,
  GridPaste,
  GridProblem,
  GridRowChange,
  GridRows,
  SkippedCell,
} from '../EditableGrid/EditableGridProps.ts';
export type {
  ColumnId,
  GridCell,
  GridColumn,
  GridCustomColumn,
  GridErrors,
  GridMoneyColumn,
  GridNumberColumn,
  GridRowErrors,
  GridSelectColumn,
  GridTextColumn,
} from '../EditableGrid/gridColumns.ts';
export {
  type GridRowsOptions,
  useGridCount,
  useGridRows,
  useGridTotal,
} from '../EditableGrid/useGridRows.ts';
export { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.tsx';
export { FileDrop, type FileDropProps } from '../FileDrop/FileDrop.tsx';
export type { FormError } from '../Form/ErrorSummary.tsx';
export { Form, type FormProps } from '../Form/Form.tsx';
export { FormActions, FormGrid, type FormGridProps, FormRow } from '../FormGrid/FormGrid.tsx';
export type { FieldHandle } from '../field/FieldHandle.ts';
export type { FieldProps, Option } from '../field/FieldProps.ts';
export { toLatinDigits } from '../field/toLatinDigits.ts';
export type { FileRefusal, FileRefusalReason } from '../files/checkFiles.ts';
export { Gallery, type GalleryPicture, type GalleryProps } from '../Gallery/Gallery.tsx';
export type { GaugeSize, GaugeTone } from '../gauge/GaugeFace.tsx';
export { Header, type HeaderProps } from '../Header/Header.tsx';
export { IconButton, type IconButtonProps } from '../IconButton/IconButton.tsx';
export { ImagePicker, type ImagePickerProps } from '../ImagePicker/ImagePicker.tsx';
export type { StoredImage } from '../ImagePicker/StoredImage.ts';
export { Lightbox, type LightboxProps } from '../Lightbox/Lightbox.tsx';
export { LineChart, type LineChartProps } from '../LineChart/LineChart.tsx';
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
  Submenu,
  type SubmenuProps,
} from '../Menu/Menu.tsx';
export type { MeterLevel } from '../Meter/levelAt.ts';
export { Meter, type MeterProps } from '../Meter/Meter.tsx';
export { Modal, type ModalProps, type ModalSize } from '../Modal/Modal.tsx';
export { MoneyField, type MoneyFieldProps } from '../MoneyField/MoneyField.tsx';
export { MultiSelect, type MultiSelectProps } from '../MultiSelect/MultiSelect.tsx';
export type { Messages } from '../messages/en.ts';
export type { MessagesByLanguage, PartialMessages } from '../messages/overrideMessages.ts';
export {
  type Catalogue,
  defineMessages,
  useWords,
  type WordOverrides,
  WordsProvider,
  type WordsProviderProps,
} from '../messages/useWords.tsx';
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
export { PageHeader, type PageHeaderProps } from '../PageHeader/PageHeader.tsx';
export { Pagination, type PaginationProps } from '../Pagination/Pagination.tsx';
export { PasswordField, type PasswordFieldProps } from '../PasswordField/PasswordField.tsx';
export { maskDigits, unmaskDigits } from '../PatternField/maskDigits.ts';
export { PatternField, type PatternFieldProps } from '../PatternField/PatternField.tsx';
export { type PillItem, Pills, type PillsProps } from '../Pills/Pills.tsx';
export { Popover, type PopoverProps } from '../Popover/Popover.tsx';
export { ProgressBar, type ProgressBarProps } from '../ProgressBar/ProgressBar.tsx';
export { createSearchIndex, type SearchIndex } from '../picker/createSearchIndex.ts';
export { RadioGroup, type RadioGroupProps } from '../RadioGroup/RadioGroup.tsx';
export { RouterProvider, type RouterProviderProps } from '../RouterProvider/RouterProvider.tsx';
export {
  createScanDetector,
  type ScanDetector,
  type ScanEnding,
  type ScanTiming,
  type Stroke,
  scanEndingOf,
} from '../ScanField/createScanDetector.ts';
export { readScan, type Scan } from '../ScanField/readScan.ts';
export { ScanField, type ScanFieldProps } from '../ScanField/ScanField.tsx';
export { type ScanBurstOptions, type ScanBurstProps, useScanBurst } from '../ScanField/useScanBurst.ts';
export { SearchableSelect, type SearchableSelectProps } from '../SearchableSelect/SearchableSelect.tsx';
export { SearchField, type SearchFieldProps } from '../SearchField/SearchField.tsx';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from '../SegmentedControl/SegmentedControl.tsx';
export { Select, type SelectProps } from '../Select/Select.tsx';
export { ShareChart, type ShareChartProps, type SharePart } from '../ShareChart/ShareChart.tsx';
export type { SideMenuGroup, SideMenuItem } from '../SideMenu/menuPath.ts';
export {
  initialMenuState,
  type MenuAction,
  type MenuItemRef,
  type MenuState,
  menuReducer,
} from '../SideMenu/menuReducer.ts';
export { SideMenu, type SideMenuProps } from '../SideMenu/SideMenu.tsx';
export { useMenuState } from '../SideMenu/useMenuState.ts';
export { Skeleton, type SkeletonProps } from '../Skeleton/Skeleton.tsx';
export { Spinner, type SpinnerProps } from '../Spinner/Spinner.tsx';
export { SplitButton, type SplitButtonProps } from '../SplitButton/SplitButton.tsx';
export { type Gap, Inline, type InlineProps, Stack, type StackProps } from '../Stack/Stack.tsx';
export { StackedBarChart, type StackedBarChartProps } from '../StackedBarChart/StackedBarChart.tsx';
export { Stat, type StatProps, type StatTrend } from '../Stat/Stat.tsx';
export { type StepItem, Stepper, type StepperProps, type StepState } from '../Stepper/Stepper.tsx';
export { Switch, type SwitchProps } from '../Switch/Switch.tsx';
export { Table, type TableColumn, type TableProps } from '../Table/Table.tsx';
export { type TabItem, Tabs, type TabsProps } from '../Tabs/Tabs.tsx';
export { Heading, type HeadingProps, Text, type TextProps, type TextSize } from '../Text/Text.tsx';
export { TextArea, type TextAreaProps } from '../TextArea/TextArea.tsx';
export { TextField, type TextFieldProps } from '../TextField/TextField.tsx';
export { Timeline, type TimelineItem, type TimelineProps } from '../Timeline/Timeline.tsx';
export {
  ToastProvider,
  type ToastProviderProps,
  type ToastQueue,
  useToast,
} from '../Toast/ToastProvider.tsx';
export type { ToastContent } from '../Toast/toastState.ts';
export {
  Toolbar,
  type ToolbarAction,
  type ToolbarItem,
  type ToolbarProps,
  type ToolbarSeparator,
  type ToolbarToggle,
} from '../Toolbar/Toolbar.tsx';
export { Tooltip, type TooltipProps } from '../Tooltip/Tooltip.tsx';
export type { LoadError } from '../tabular/LoadErrorBanner.tsx';
export type { TableSort } from '../tabular/TableSort.ts';
export { createTheme, type ThemeOptions } from '../theme/createTheme.ts';
export {
  autoDensity,
  baseStyles,
  comfortable,
  compact,
  contrastDarkTheme,
  contrastLightTheme,
  contrastTheme,
  darkTheme,
  lightTheme,
  systemTheme,
  vars,
} from '../theme/theme.css.ts';
export type { Theme, ThemeVariables } from '../theme/themeVariables.ts';
export type { Direction, Locale } from '../UIProvider/readLanguage.ts';
export {
  type ColorScheme,
  type Density,
  type RootProps,
  type UI,
  UIProvider,
  type UIProviderProps,
  useUI,
} from '../UIProvider/UIProvider.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from '../VisuallyHidden/VisuallyHidden.tsx';
export { WalletDialog } from '../WalletDialog/WalletDialog.tsx';
export type { WalletAccount, WalletDialogProps, WalletLabels } from '../WalletDialog/WalletDialogProps.ts';
export type { WalletMethod, WalletSplit } from '../WalletDialog/walletSplit.ts';
