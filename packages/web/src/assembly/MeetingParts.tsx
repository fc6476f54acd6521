import type { MeetingParts } from '../define-noun.ts';
import { RunAction } from './course/RunAction.tsx';
import { RegistrationCard } from './desk/RegistrationCard.tsx';

export const parts: MeetingParts = { order: 30, Beside: RegistrationCard, Actions: RunAction };
