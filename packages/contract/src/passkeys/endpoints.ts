import * as z from 'zod/mini';
import { callsOf, endpoint, none } from '../base/calls/endpoint.ts';
import { byId } from '../base/calls/ids.ts';
import { LoginAnswer, token } from '../session/schema.ts';
import {
  Assertion,
  Attestation,
  CreationOptions,
  PasskeyName,
  PasskeyRow,
  ProofOptions,
  RequestOptions,
} from './schema.ts';

const nothing = z.object({});

export const passkeys = callsOf('passkeys', {
  offer: endpoint('GET /api/v2/passkey/offer', {
    needs: 'anyone',
    input: nothing,
    output: z.object({ origin: z.nullable(z.string()) }),
    summary: 'The origin at which passkeys work; null where browsers allow none.',
  }),
  beginSignIn: endpoint('POST /api/v2/auth/passkey/begin', {
    creates: none('a challenge of five minutes; an unused one ends by itself'),
    needs: 'anyone',
    inDemo: 'kept',
    input: nothing,
    output: RequestOptions,
    summary: 'What the browser is asked at sign-in: a challenge for five minutes and one use.',
  }),
  signIn: endpoint('POST /api/v2/auth/passkey', {
    creates: none('the challenge is spent by the first; the token is shown once'),
    needs: 'anyone',
    inDemo: 'kept',
    input: z.object({ credential: Assertion, device: z.optional(token) }),
    output: LoginAnswer,
    summary: 'Signs in by a passkey and answers as signing in by password does.',
  }),
  beginProof: endpoint('POST /api/v2/passkey/presence/begin', {
    creates: none('a challenge of five minutes; an unused one ends by itself'),
    needs: 'account',
    input: nothing,
    output: ProofOptions,
    summary: 'What the browser is asked when whoever holds the session proves by a passkey that it is them.',
  }),
  prove: endpoint('POST /api/v2/passkey/presence', {
    creates: none('sets one time; the challenge is spent by the first'),
    needs: 'account',
    input: z.object({ credential: Assertion }),
    output: z.null(),
    summary: 'Proves it: for five minutes no password is asked.',
  }),
  list: endpoint('GET /api/v2/passkey', {
    needs: 'account',
    input: nothing,
    output: z.object({
      passkeys: z.array(PasskeyRow),
      /** Adding asks for the password: this sign-in is not fresh. */
      needsPassword: z.boolean(),
    }),
    summary: 'Own passkeys, oldest first.',
  }),
  beginAdding: endpoint('POST /api/v2/passkey/begin', {
    creates: none('a challenge of five minutes; an unused one ends by itself'),
    needs: 'account',
    input: z.object({ password: z.optional(z.string().check(z.maxLength(200))) }),
    output: CreationOptions,
    summary:
      'What the browser is asked when a passkey is made; takes the password or a sign-in of the last five minutes.',
  }),
  add: endpoint('POST /api/v2/passkey', {
    creates: 'passkey',
    needs: 'account',
    input: z.object({ credential: Attestation }),
    output: PasskeyRow,
    summary: 'Keeps the new passkey and mails its holder.',
    says: 'PASSKEYS.ADDED',
  }),
  rename: endpoint('PUT /api/v2/passkey/:id', {
    needs: 'account',
    input: z.extend(byId, PasskeyName.shape),
    output: PasskeyRow,
    summary: 'Names the own passkey.',
    says: 'PASSKEYS.RENAMED',
  }),
  remove: endpoint('DELETE /api/v2/passkey/:id', {
    needs: 'account',
    input: byId,
    output: z.null(),
    summary: 'Removes the own passkey and mails its holder; the password stays.',
    says: 'PASSKEYS.REMOVED',
  }),
});
