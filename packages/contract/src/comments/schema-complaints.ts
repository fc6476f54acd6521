import * as z from 'zod/mini';
import { plainText } from '../base/person/people.ts';

/** Why somebody reports what was said; whatever else is written. */
export const complaintReasons = ['rude', 'private', 'untrue', 'advert', 'other'] as const;
export type ComplaintReason = (typeof complaintReasons)[number];
/** What who administers decided of something said. */
export const verdicts = ['left', 'hidden', 'shown'] as const;
export type Verdict = (typeof verdicts)[number];

/** Characters of a report, of the answer to it, and of the reason that stands in the place of what was hidden. */
export const complaintLength = 1000;
/** Reports of one thing said that are shown. */
export const mostComplaints = 50;

/** A reason of the list is enough; another one is written. */
export const complaintInput = <Shape extends z.core.$ZodShape>(place: Shape) =>
  z
    .extend(z.object(place), {
      reason: z.enum(complaintReasons, 'BASE.FORM.REQUIRED'),
      text: z._default(z.string().check(z.trim(), z.maxLength(complaintLength, 'BASE.FORM.TOO_LONG')), ''),
    })
    .check(
      z.refine(
        (sent) => {
          const { reason, text } = sent as { reason: ComplaintReason; text: string };
          return reason !== 'other' || text !== '';
        },
        { error: 'BASE.FORM.REQUIRED', path: ['text'] },
      ),
    );
/** The answer to who reported it, or what stands in its place. */
export const verdictText = plainText(complaintLength);

const settled = {
  reason: z.enum(complaintReasons),
  text: z.string(),
  createdAt: z.string(),
  /** What became of it, and what was said to it; null while it waits. */
  verdict: z.nullable(z.enum(verdicts)),
  answer: z.nullable(z.string()),
};
export const Complaint = z.object({
  ...{ id: z.number(), ...settled },
  /** Null when the house no longer knows who reported it. */
  who: z.nullable(z.object({ id: z.number(), full_name: z.string() })),
});
export type Complaint = z.output<typeof Complaint>;

/** What is said where readers may report it, and what became of that. */
export const Watch = z.object({
  /** Its words are kept from everybody but who wrote them and who administers. */
  hidden: z.nullable(z.object({ at: z.string(), reason: z.string() })),
  /** What the asker reported. */
  mine: z.nullable(z.object(settled)),
  /** Who reported it, for who administers and did not write it. */
  complaints: z.array(Complaint),
  may: z.object({ complain: z.boolean(), leave: z.boolean(), hide: z.boolean(), show: z.boolean() }),
});
export type Watch = z.output<typeof Watch>;
