import type { MeetingParts } from '../define-noun.ts';
import { FollowAction } from './FollowAction.tsx';

export const parts: MeetingParts = { order: 35, Actions: FollowAction };
