import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight } from 'lucide-react';
import { expect } from 'storybook/test';
import type { ButtonVariant } from '../Button/Button.tsx';
import { Inline, Stack } from '../Stack/Stack.tsx';
import { ButtonLink } from './ButtonLink.tsx';

const meta: Meta<typeof ButtonLink> = {
  title: 'UI/Actions/ButtonLink',
  component: ButtonLink,
  args: { href: '#products', children: 'Show all products' },
};
export default meta;

type Story = StoryObj<typeof ButtonLink>;

export const Secondary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Show all products' })).toHaveAttribute(
      'href',
      '#products',
    );
  },
};

export const InNewTab: Story = {
  args: { target: '_blank' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAccessibleName(/Show all products \(.+\)/);
  },
};

const variants: ButtonVariant[] = ['primary', 'secondary', 'quiet', 'critical'];

export const Matrix: Story = {
  tags: ['matrix'],
  render: () => (
    <Stack gap={3} align="start">
      {variants.map((variant) => (
        <Inline key={variant}>
          <ButtonLink href="#a" variant={variant} size="small">
            Small
          </ButtonLink>
          <ButtonLink href="#a" variant={variant}>
            Medium
          </ButtonLink>
          <ButtonLink href="#a" variant={variant} size="large" icon={<ArrowRight size={18} />}>
            Large
          </ButtonLink>
          <ButtonLink href="#a" variant={variant} isDisabled>
            Disabled
          </ButtonLink>
        </Inline>
      ))}
    </Stack>
  ),
};
