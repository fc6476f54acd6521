/** A code by e-mail: how long it holds, how often it may be mistyped, how soon another one may be sent. */
export const codeRules = { life: 10 * 60_000, tries: 5, pause: 60_000, digits: 6 } as const;

/** "j•••@dum.example": enough to know which mailbox to open. */
export function masked(email: string): string {
  const [name = '', domain = ''] = email.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
