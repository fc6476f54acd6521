import { type HistoryState, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { ChosenFile } from '#contract/base/files/chosen.ts';

/**
 * What a form begins with, where somebody came to it with something to say, plain text; the reply that said it, or the survey
 * that came to it, what is to be voted on, or when it is to be; of work the paper that asks for it and the contact it is for.
 */
export type Begun = {
  title: string;
  text: string;
  replyId?: number;
  surveyId?: number;
  points?: readonly string[];
  at?: string;
  documents?: readonly ChosenFile[];
  firm?: { id: number; name: string };
};

declare module '@tanstack/react-router' {
  interface HistoryState {
    begun?: Begun;
  }
}

/** Comes to a form with this; it stands beside the address, not in it, and no server learns it. */
export const beginningWith = (begun: Begun): HistoryState => ({ begun });

/** What the reader came to this page with. */
export function useBegun(): Begun | undefined {
  const { history } = useRouter();
  const [begun] = useState(() => (history.location.state as HistoryState).begun);
  return begun;
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
/** Plain text as a rich one: its paragraphs, and no sign of it read as anything else. */
export const asRichText = (text: string): string =>
  text
    .split(/\n+/)
    .map((part) => `<p>${part.replace(/[&<>]/g, (sign) => signs[sign] as string)}</p>`)
    .join('');
