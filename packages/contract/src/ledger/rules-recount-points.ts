import { type RuleText, ruleWith, withEverybody } from '../motions/rules-point.ts';
import type { Rule } from '../motions/rules-result.ts';
import { mostPoints } from '../motions/schema.ts';
import type { Census } from './rules-frozen.ts';
import type { Body, Count, Odd } from './rules-recount-count.ts';

/** A point as it is decided; `offAgenda` where it needs everybody in the room and their consent (NOZ § 253). */
export type CountedPoint = { id: number; rule: Rule; offAgenda: boolean };
/** A point as the entry that added it says: digests of its wording and of what is attached. */
export type AddedPoint = {
  seq: number;
  name: string;
  text: string;
  files: readonly string[];
  rule: RuleText | null;
  offAgenda: boolean;
  by: number | null;
  at: string;
};

export const frozenPoints = ({ points, rule }: Census): CountedPoint[] =>
  points.map((p) => ({ id: p.id, rule: ruleWith(rule, p.rule ?? null), offAgenda: false }));

function ruleIn(vote: Rule, own: unknown): Rule | null {
  try {
    return ruleWith(vote, own as RuleText | null);
  } catch {
    return null;
  }
}

const isDigest = (text: unknown): text is string => typeof text === 'string' && /^[0-9a-f]{64}$/.test(text);

/** A further point of a meeting that runs: where it stands in the agenda, its wording as digests, its rule. */
export function takeAdded(count: Count, body: Body, seq: number): Odd | null {
  const { census, points, added } = count;
  const { point, name, text, files, rule = null, before = null, offAgenda, by } = body;
  const isMeeting = census.form > 1 && census.rule.type === 'local';
  const isWorded = typeof name === 'string' && isDigest(text) && Array.isArray(files) && files.every(isDigest);
  const decides = ruleIn(census.rule, rule);
  if (!isMeeting || !Number.isSafeInteger(point) || !isWorded || !decides) return 'added';
  if (points.length >= mostPoints || points.some((p) => p.id === point)) return 'added';
  const at = before === null ? points.length : points.findIndex((p) => p.id === before);
  if (at < 0) return 'added';
  const isOff = offAgenda !== undefined;
  points.splice(at, 0, { id: point as number, rule: isOff ? withEverybody(decides) : decides, offAgenda: isOff });
  added.set(point as number, {
    ...{ seq, name, text, files, rule: rule as RuleText | null, offAgenda: isOff },
    ...{ by: typeof by === 'number' ? by : null, at: String(body.at ?? '') },
  });
  return null;
}
