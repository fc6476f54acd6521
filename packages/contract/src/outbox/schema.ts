import * as z from 'zod/mini';

export const mailStates = ['waiting', 'sent', 'failed', 'dropped'] as const;
export type MailState = (typeof mailStates)[number];

/** Why a mail did not go out: the server's refusal, too many tries, an unknown end, too late, a broken text, lost access, a vote that is over. */
export const mailReasons = ['refused', 'exhausted', 'doubt', 'stale', 'template', 'access', 'over'] as const;
export type MailReason = (typeof mailReasons)[number];

export const mailOutcomes = ['accepted', 'refused', 'delayed', 'unknown', 'died', 'again'] as const;
/** One try: `unknown` and `died` may have been accepted without our knowing; `again` is a person's wish. */
export const MailTry = z.object({ at: z.string(), outcome: z.enum(mailOutcomes), reply: z.string() });
export type MailTry = z.output<typeof MailTry>;
export type MailOutcome = MailTry['outcome'];

export const mailTabs = ['waiting', 'sent', 'failed', 'all'] as const;
export type MailTab = (typeof mailTabs)[number];
export const mailSorts = ['-id', 'id'] as const;
export const mailFilters = z.object({ recipient: z.optional(z.string().check(z.maxLength(254))) });

export const MailRow = z.object({
  id: z.number(),
  kind: z.string(),
  subject: z.string(),
  recipient: z.string(),
  houseName: z.nullable(z.string()),
  state: z.enum(mailStates),
  reason: z.nullable(z.enum(mailReasons)),
  /** Handed over twice under one Message-ID, because the end of the first time is not known. */
  repeated: z.boolean(),
  createdAt: z.string(),
  sentAt: z.nullable(z.string()),
  /** When the next try is due; null unless it waits for one. */
  nextAt: z.nullable(z.string()),
});
export type MailRow = z.output<typeof MailRow>;

export const MailDetail = z.extend(MailRow, {
  messageId: z.string(),
  lang: z.enum(['cs', 'en']),
  /** Both are empty when the text of the kind is broken, and where it is read only on a visit. */
  text: z.string(),
  html: z.string(),
  /** The house whose visit opens what is written in it; null where that is not asked. */
  readIn: z.nullable(z.number()),
  /** What goes along as files; texts, as everything the portal sends. */
  attachments: z.array(z.object({ name: z.string(), type: z.string(), text: z.string() })),
  tries: z.array(MailTry),
  /** Whether it held a link or code that is forgotten by now. */
  forgotten: z.boolean(),
  /** Whether this installation sends at all. */
  sends: z.boolean(),
});
export const MailBody = z.pick(MailDetail, { text: true, html: true, attachments: true });
export type MailDetail = z.output<typeof MailDetail>;
