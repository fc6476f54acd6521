import { type ReactNode, Suspense } from 'react';

/** Where dialogs stand whose code comes when they open. */
export const Late = ({ children }: { children: ReactNode }) => <Suspense fallback={null}>{children}</Suspense>;
