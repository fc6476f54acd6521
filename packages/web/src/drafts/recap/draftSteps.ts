import * as z from 'zod/mini';
import { param } from '../../base/address.ts';

export const draftSteps = ['settings', 'people', 'points', 'recap'] as const;
export type DraftStep = (typeof draftSteps)[number];
/** The step stands in the address of the draft. */
export const stepAddress = z.object({ step: param(z.enum(draftSteps), 'settings') });

export const stepBefore = (step: DraftStep): DraftStep | undefined => draftSteps[draftSteps.indexOf(step) - 1];
export const stepAfter = (step: DraftStep): DraftStep | undefined => draftSteps[draftSteps.indexOf(step) + 1];

/** The step on which a field stands, by its path. */
export const stepOf = (path: string): DraftStep => (path.startsWith('points') ? 'points' : 'settings');
