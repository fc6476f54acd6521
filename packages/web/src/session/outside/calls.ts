import { session } from '#contract/session/endpoints.ts';

/** Endpoints of sign-in; they come without their shapes, so that the first page may bring them. */
export const signInCalls = async () => session;
