import * as z from 'zod/mini';
import { Found, piece } from '../base/words/found.ts';

/** In the order of the life of a survey; it never goes back. */
export const surveyStates = ['concept', 'active', 'finished'] as const;
export type SurveyState = (typeof surveyStates)[number];

export const FoundSurvey = z.extend(Found, { status: z.enum(surveyStates), piece, dateTo: z.nullable(z.string()) });
