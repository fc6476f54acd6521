import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { loginEmail } from '../base/person/people.ts';
import {
  Choice,
  Login,
  LoginAnswer,
  lang,
  newPassword,
  ReadingChange,
  Self,
  SessionRow,
  Settings,
  SettingsChange,
  token,
  Verified,
} from './schema.ts';

const nothing = z.object({});
const done = z.null();

export const session = callsOf('session', {
  login: endpoint('POST /api/v2/auth/login', {
    creates: none('every sign-in is a session of its own; its token is shown once'),
    kind: 'steps',
    needs: 'anyone',
    inDemo: 'kept',
    input: Login,
    output: LoginAnswer,
    summary: 'Signs in and answers the associations to choose from.',
    aliases: ['/api/v1/auth/login'],
  }),
  verify: endpoint('POST /api/v2/auth/verify', {
    needs: 'anyone',
    effect: 'reads',
    input: nothing,
    output: Verified,
    summary: 'Who is asking; new_login is true when the session was ended elsewhere.',
  }),
  logout: endpoint('POST /api/v2/auth/logout', {
    creates: none('the session is ended; it cannot be ended more'),
    needs: 'account',
    inDemo: 'kept',
    input: nothing,
    output: done,
    summary: 'Ends this session.',
  }),
  resetPassword: endpoint('POST /api/v2/auth/reset-password', {
    creates: none('answers always the same; how many links go out is limited'),
    needs: 'anyone',
    input: z.object({ email: loginEmail }),
    output: done,
    summary: 'Sends a link to a new password; answers the same whether the account exists or not.',
    says: 'FORGOT_PASSWORD.SENT',
  }),
  resetToken: endpoint('POST /api/v2/auth/reset-password-token', {
    needs: 'anyone',
    effect: 'reads',
    input: z.object({ token }),
    output: z.object({ tokenOk: z.boolean() }),
    summary: 'Whether the link still works.',
  }),
  changePassword: endpoint('POST /api/v2/auth/change-password', {
    creates: none('the link is spent by the first; the body holds a password'),
    needs: 'anyone',
    input: z.object({ password: newPassword, token }),
    output: done,
    summary: 'Sets a new password by the mailed link, once, and ends every session.',
    says: 'PASSWORD.CHANGED',
  }),
  searchByEmail: endpoint('GET /api/v2/auth/searchByEmail/:email', {
    needs: 'productAdmin',
    input: z.object({ email: z.string().check(z.minLength(3), z.maxLength(254)) }),
    output: z.object({ svj_list: z.array(Choice), users: z.array(Self) }),
    summary: 'Associations by a member, association or invoice e-mail.',
  }),
  ownPassword: endpoint('PUT /api/v2/user/password', {
    needs: 'account',
    input: z.object({
      /** Not asked of whoever proved it by a passkey within five minutes. */
      oldPassword: z.optional(z.string().check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(200))),
      password: newPassword,
    }),
    output: done,
    summary: 'Changes the own password and ends every other session.',
    says: 'PASSWORD.CHANGED',
  }),
  language: endpoint('POST /api/v2/user/language', {
    inDemo: 'answers',
    creates: none('sets one value'),
    needs: 'account',
    input: z.object({ lang }),
    output: done,
    summary: 'Keeps the language of the account.',
  }),
  reading: endpoint('PUT /api/v2/user/reading', {
    inDemo: 'answers',
    needs: 'account',
    input: ReadingChange,
    output: done,
    summary: 'Keeps with the account how large it reads, and whether only three doors are shown to it.',
  }),
  settings: endpoint('PUT /api/v2/user/:id/settings', {
    inDemo: 'answers',
    toFormer: 'self',
    needs: 'member',
    visit: 'yes',
    input: z.extend(byId, { settings: SettingsChange }),
    output: Settings,
    summary: 'Keeps favourites, sorts and notifications of the own member.',
  }),
  sessions: endpoint('GET /api/v2/session', {
    needs: 'account',
    input: nothing,
    output: z.object({ sessions: z.array(SessionRow) }),
    summary: 'Devices signed in with this account.',
  }),
  presence: endpoint('POST /api/v2/user/presence', {
    creates: none('sets one time; the body holds a password'),
    needs: 'account',
    input: z.object({
      password: z.string('BASE.FORM.REQUIRED').check(z.minLength(1, 'BASE.FORM.REQUIRED'), z.maxLength(200)),
    }),
    output: done,
    summary:
      'Proves by the password who holds the session: for five minutes it may sign devices out and remove passkeys.',
  }),
  endSession: endpoint('DELETE /api/v2/session/:id', {
    needs: 'account',
    input: byId,
    output: done,
    summary: 'Signs one device out.',
    says: 'ACCOUNT.SESSION_ENDED',
  }),
  endOthers: endpoint('DELETE /api/v2/session', {
    needs: 'account',
    input: nothing,
    output: done,
    summary: 'Signs all other devices out.',
    says: 'ACCOUNT.SESSIONS_ENDED',
  }),
});
