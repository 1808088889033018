import '@handset/ui/styles.css';
import '@handset/flows/styles.css';
import type { ReactNode } from 'react';

export const metadata = { title: 'Handset flows in a Next.js app', icons: { icon: 'data:,' } };

export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="en">
      <body>{children}</body>
    </html>
  );
}
