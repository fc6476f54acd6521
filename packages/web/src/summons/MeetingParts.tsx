import type { MeetingParts } from '../define-noun.ts';
import { PrintAction } from './card/PrintAction.tsx';
import { SummonsCards } from './card/SummonsCards.tsx';
import { useUnreachable } from './card/useUnreachable.ts';

export const parts: MeetingParts = {
  order: 20,
  Beside: SummonsCards,
  Actions: PrintAction,
  useCalling: useUnreachable,
};
