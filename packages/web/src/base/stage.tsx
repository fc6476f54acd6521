import type { AnyRouteMatch } from '@tanstack/react-router';
import { createContext, type ReactNode } from 'react';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Its screen takes the whole window and brings its own head: neither menu nor footer stands around it. */
    isStage?: boolean;
  }
}

export const onStage = (matches: readonly Pick<AnyRouteMatch, 'staticData'>[]): boolean =>
  matches.some(({ staticData }) => staticData?.isStage === true);

/** What the shell gives such a screen to put into its head: the menu of who is signed in. */
export const AccountPlace = createContext<ReactNode>(null);
