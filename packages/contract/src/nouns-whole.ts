import type { None } from './base/noun/define-noun.ts';
import type { GroupName } from './home/schema.ts';
import type { NounId, Registry } from './nouns.ts';
import type { DeedName, NounNamed } from './texts/deeds.ts';
import type { MailKind } from './texts/mail.ts';

type Said<Place extends keyof Registry[NounId]> = Exclude<Registry[NounId][Place], None>;
type Each<T> = T extends readonly (infer One)[] ? One : never;

/** True when nothing is left over; otherwise the sentence that the compiler prints. */
type Whole<Left, Sentence extends string> = [Left] extends [never] ? true : Sentence;

/** Every deed of the log and every kind of mail belongs to a noun, and what a noun finds is a kind of the search: whoever adds one and forgets its place does not compile. */
export const whole: {
  deeds: Whole<
    Exclude<DeedName['noun'], Each<Said<'deeds'>>>,
    `the log's noun '${Exclude<DeedName['noun'], Each<Said<'deeds'>>>}' has no owner: add it to deeds of contract/<noun>/noun.ts`
  >;
  named: Whole<
    Exclude<DeedName['noun'], NounNamed>,
    `the log's noun '${Exclude<DeedName['noun'], NounNamed>}' has no name: add it to ACTIVITY.NOUNS of contract/<noun>/texts/log`
  >;
  mails: Whole<
    Exclude<MailKind, Each<Said<'mails'>>>,
    `the mail '${Exclude<MailKind, Each<Said<'mails'>>>}' has no owner: add it to mails of contract/<noun>/noun.ts`
  >;
  finds: Whole<
    Exclude<Said<'finds'>, GroupName>,
    `'${Exclude<Said<'finds'>, GroupName>}' is no kind of the search: add it to FoundGroup of contract/home/schema`
  >;
} = { deeds: true, named: true, mails: true, finds: true };
