import '@handset/ui/fonts';
import '../tools/storybook/waitForData.ts';
import { UIProvider, vars } from '@handset/ui';
import type { Decorator, Preview } from '@storybook/react-vite';
import { twoFrames } from '../tools/storybook/twoFrames.ts';
import { type Globals, providerProps } from './globals.ts';
import { ThemedDocs } from './ThemedDocs.tsx';

const withUIProvider: Decorator = (Story, { globals, parameters, viewMode }) => {
  const inset = parameters.layout === 'fullscreen' ? 0 : 16;
  return (
    <UIProvider {...providerProps(globals as Globals)}>
      <div
        style={{
          background: vars.color.canvas,
          // A page of documentation shows several stories, each as high as it is.
          minHeight: viewMode === 'docs' ? undefined : '100dvh',
          margin: -inset,
          padding: inset,
        }}
      >
        <Story />
      </div>
    </UIProvider>
  );
};

const preview: Preview = {
  decorators: [withUIProvider],
  // Scrollability is reported after layout, so check accessibility two frames later.
  afterEach: twoFrames,
  initialGlobals: { colorScheme: 'light', density: 'auto', locale: 'en', direction: 'auto' },
  globalTypes: {
    colorScheme: {
      description: 'Which colours are shown',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
          { value: 'contrast-light', title: 'High contrast, light' },
          { value: 'contrast-dark', title: 'High contrast, dark' },
          { value: 'system', title: 'As the system says' },
        ],
      },
    },
    density: {
      description: 'How large controls are',
      toolbar: {
        icon: 'ruler',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: 'Automatic density' },
          { value: 'comfortable', title: 'Comfortable' },
          { value: 'compact', title: 'Compact' },
        ],
      },
    },
    direction: {
      description: 'Reading direction',
      toolbar: {
        icon: 'transfer',
        dynamicTitle: true,
        items: [
          { value: 'auto', title: "The language's direction" },
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
      },
    },
    locale: {
      description: 'Language of the words, figures and dates',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English' },
          { value: 'ur', title: 'Urdu' },
        ],
      },
    },
  },
  parameters: {
    a11y: {
      test: 'error',
      // The live announcer still holds an earlier story's messages about elements that are gone.
      context: { exclude: ['[data-live-announcer]'] },
    },
    controls: { expanded: true },
    docs: { container: ThemedDocs },
    options: {
      storySort: {
        order: [
          'Introduction',
          'UI',
          [
            'Getting started',
            'Theming',
            'Design tokens',
            'Actions',
            ['Button', 'IconButton', 'Link', 'ButtonLink', 'Menu', 'ButtonGroup', 'Toolbar'],
            'Fields',
            [
              'Form',
              'FormGrid',
              'TextField',
              'Select',
              'SearchableSelect',
              'MoneyField',
              'NumberField',
              'DatePicker',
              'Checkbox',
              'Switch',
            ],
            'Overlays',
            ['Modal', 'ConfirmDialog', 'Drawer', 'Popover', 'Tooltip', 'Toast', 'WalletDialog'],
            'Feedback',
            ['Banner', 'Badge', 'EmptyState', 'Skeleton', 'Spinner', 'LoadingBar', 'ProgressBar', 'Meter'],
            'Structure',
            ['AppShell', 'SideMenu', 'Header', 'PageHeader', 'Stack', 'Card', 'Text', 'Tabs'],
            'Data',
            ['Table', 'DataTable', 'EditableGrid'],
            'Charts',
            ['LineChart', 'BarChart', 'StackedBarChart', 'ShareChart'],
            'Scanning',
            'Theme',
            ['UIProvider'],
          ],
          'Flows',
          [
            'Introduction',
            'Embedding',
            'Keystrokes',
            'PurchaseChooser',
            'PurchaseSlip',
            'BulkPurchase',
            'SaleModal',
            'SoldInvoice',
            'AccessoryInvoice',
            'WalletTransaction',
            'PaymentDialog',
            'ExpenseForm',
            'CommitteeForm',
            'CashCount',
            'StockPhoneModal',
            'DispatchForm',
            'ReturnForm',
            'AddCompany',
            'AddModel',
            'CreateEntity',
            'ChangePassword',
          ],
        ],
      },
    },
  },
};

export default preview;
