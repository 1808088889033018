import '@handset/ui/fonts';
import { type ColorScheme, type Density, type Locale, UIProvider, vars } from '@handset/ui';
import type { Decorator, Preview } from '@storybook/react-vite';

interface Globals {
  colorScheme: ColorScheme;
  locale: Locale;
  density: Density;
}

const withUIProvider: Decorator = (Story, { globals, parameters, viewMode }) => {
  const { colorScheme, locale, density } = globals as Globals;
  const inset = parameters.layout === 'fullscreen' ? 0 : 16;
  return (
    <UIProvider colorScheme={colorScheme} locale={locale} density={density}>
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
  initialGlobals: { colorScheme: 'light', locale: 'en', density: 'auto' },
  globalTypes: {
    colorScheme: {
      description: 'Which colours are shown',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light' },
          { value: 'dark', title: 'Dark' },
        ],
      },
    },
    locale: {
      description: 'Language and reading direction',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          { value: 'en', title: 'English, left to right' },
          { value: 'ur', title: 'Urdu, right to left' },
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
  },
  parameters: {
    a11y: {
      test: 'error',
      // What one story had announced is still to be read when the next one stands; it speaks of elements that are gone.
      context: { exclude: ['[data-live-announcer]'] },
    },
    controls: { expanded: true },
    options: { storySort: { order: ['Introduction', 'UI', 'Flows'] } },
  },
};

export default preview;
