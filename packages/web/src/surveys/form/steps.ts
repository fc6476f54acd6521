import * as z from 'zod/mini';
import { param } from '../../base/address.ts';

export const surveySteps = ['settings', 'questions', 'summary'] as const;
export type SurveyStep = (typeof surveySteps)[number];
/** The step stands in the address of the draft. */
export const stepAddress = z.object({ step: param(z.enum(surveySteps), 'settings') });

export const stepBefore = (step: SurveyStep): SurveyStep | undefined => surveySteps[surveySteps.indexOf(step) - 1];
export const stepAfter = (step: SurveyStep): SurveyStep | undefined => surveySteps[surveySteps.indexOf(step) + 1];

/** The step on which a field stands, by its path. */
export const stepOf = (path: string): SurveyStep => (path.startsWith('questions') ? 'questions' : 'settings');
