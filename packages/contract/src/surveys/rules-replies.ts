import type { Question, Reply } from './schema-questions.ts';

type Asked = Pick<Question, 'id' | 'kind' | 'required' | 'multiple' | 'otherAnswer'> & {
  readonly answers: readonly { readonly id: number }[];
};
export type WhyNotReplies = 'required' | 'oneAnswer' | 'wholeOrder' | 'unknownAnswer';

/** What one question is answered by: chosen ones, own words among them. */
const chosen = (reply: Reply): number => reply.answers.length + (reply.other === null ? 0 : 1);

function whyNotReply(question: Asked | undefined, reply: Reply): WhyNotReplies | null {
  if (!question) return 'unknownAnswer';
  const offered = new Set(question.answers.map((a) => a.id));
  const unknown = reply.answers.some((a) => !offered.has(a)) || new Set(reply.answers).size !== reply.answers.length;
  if (unknown || (reply.other !== null && !question.otherAnswer)) return 'unknownAnswer';
  if (question.kind === 'order') return [0, offered.size].includes(reply.answers.length) ? null : 'wholeOrder';
  return !question.multiple && chosen(reply) > 1 ? 'oneAnswer' : null;
}

/** Why these replies are not answers to these questions, and to which one; null when they are. */
export function whyNotReplies(
  questions: readonly Asked[],
  replies: readonly Reply[],
): { why: WhyNotReplies; questionId: number } | null {
  const byId = new Map(questions.map((q) => [q.id, q]));
  const given = new Set<number>();
  for (const reply of replies) {
    const why = given.has(reply.questionId) ? 'unknownAnswer' : whyNotReply(byId.get(reply.questionId), reply);
    if (why) return { why, questionId: reply.questionId };
    if (chosen(reply) > 0) given.add(reply.questionId);
  }
  const missing = questions.find((q) => q.required && !given.has(q.id));
  return missing ? { why: 'required', questionId: missing.id } : null;
}

/** The same without questions that nothing was answered to, in the order of the questions. */
export const keptReplies = (questions: readonly Asked[], replies: readonly Reply[]): Reply[] =>
  questions.flatMap((q) => replies.filter((r) => r.questionId === q.id && chosen(r) > 0).slice(0, 1));
