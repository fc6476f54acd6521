import type { MeetingParts } from '../define-noun.ts';
import { SummonsCards } from './card/SummonsCards.tsx';

export const parts: MeetingParts = { order: 20, Beside: SummonsCards };
