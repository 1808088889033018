import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ButtonLink } from '../ButtonLink/ButtonLink.tsx';
import { Link } from '../Link/Link.tsx';
import { Inline } from '../Stack/Stack.tsx';
import { RouterProvider } from './RouterProvider.tsx';

const meta: Meta<typeof RouterProvider> = {
  title: 'UI/Structure/RouterProvider',
  component: RouterProvider,
  args: {
    navigate: fn(),
    useHref: (href) => `/app${href}`,
    children: (
      <Inline gap={4}>
        <Link href="/products">Products</Link>
        <ButtonLink href="/orders">Orders</ButtonLink>
      </Inline>
    ),
  },
};
export default meta;

type Story = StoryObj<typeof RouterProvider>;

export const WithoutLoadingAnew: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/app/products');
    await userEvent.click(canvas.getByRole('link', { name: 'Products' }));
    await expect(args.navigate).toHaveBeenLastCalledWith('/products');
    await userEvent.click(canvas.getByRole('link', { name: 'Orders' }));
    await expect(args.navigate).toHaveBeenLastCalledWith('/orders');
  },
};
