import type { None } from './base/noun/define-noun.ts';
import { baseRefusals } from './base/noun/refusals.ts';
import { type NounId, type Registry, registry } from './nouns.ts';
import type { TextKey } from './texts/keys.ts';

/** Every expected refusal: its text key → its status. Anything that is not here is a bug and answers 500. */
type RefusalsOf<N> = N extends { refusals: infer R } ? (R extends None ? never : keyof R) : never;
export type Refusal = keyof typeof baseRefusals | RefusalsOf<Registry[NounId]>;

/** Every expected refusal: its text key → its status. Anything that is not here is a bug and answers 500. */
export const refusals = Object.assign(
  { ...baseRefusals },
  ...Object.values(registry).map((noun) => ('none' in noun.refusals ? {} : noun.refusals)),
) as Readonly<Record<Refusal, number>>;

type Details = {
  params?: Record<string, string | number>;
  fields?: Record<string, TextKey>;
  data?: unknown /** What whoever runs the portal should read in its log. */;
  cause?: Error;
  /** Digest of the account that it was about, for the log of refusals. */
  account?: string;
};

/** An expected outcome that is not success; one place turns it into HTTP. */
export class Refused extends Error {
  readonly key: Refusal;
  readonly params: Details['params'];
  readonly fields: Details['fields'];
  readonly data: unknown;
  readonly account: string | undefined;
  constructor(key: Refusal, details: Details = {}) {
    super(key, { cause: details.cause });
    this.key = key;
    this.params = details.params;
    this.fields = details.fields;
    this.data = details.data;
    this.account = details.account;
  }
  get status(): number {
    return refusals[this.key];
  }
}
