import type { MeetingParts } from '../define-noun.ts';
import { AgendaCard } from './card/AgendaCard.tsx';
import { useLacking } from './card/useLacking.ts';

export const parts: MeetingParts = { order: 10, Main: AgendaCard, useCalling: useLacking };
