import * as z from 'zod/mini';
import { loginEmail, requiredLine } from '../base/person/people.ts';

/** Another login e-mail for somebody who lost the mailbox of the old one, and why. */
export const LoginAskedFor = z.object({ email: loginEmail, newEmail: loginEmail, reason: requiredLine(300) });
