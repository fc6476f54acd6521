import { createHmac } from 'node:crypto';

/** An account as the log of refusals names it: the same for the same e-mail, and says it to nobody. */
export const digestOf = (secret: Buffer, email: string): string =>
  createHmac('sha256', secret).update(`account ${email}`).digest('hex').slice(0, 16);
