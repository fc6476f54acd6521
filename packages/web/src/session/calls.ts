/** Endpoints of sign-in, loaded when first asked: their schemas are not needed to draw the screens. */
export const signInCalls = async () => (await import('#contract/session/endpoints.ts')).session;
