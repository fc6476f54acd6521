/** Whether this browser has passkeys on this page at all; insecure pages are not shown the interface. */
export const browserKnows = (): boolean => typeof window.PublicKeyCredential === 'function';

/** Whether this page stands where passkeys of the portal work. */
export const isHere = (origin: string | null): boolean => origin === location.origin;
