import type { MemberName } from '#contract/members/schema.ts';
import type { MinutesOverrides, MinutesView } from '#contract/minutes/schema.ts';
import type { FactId } from '#contract/minutes/schema-words.ts';

type Office = 'opener' | 'chair' | 'scribe';
export type PointSaid = NonNullable<MinutesOverrides['points'][string]>;

const nothing: MinutesOverrides = { facts: {}, people: {}, points: {} };
export const saidIn = ({ overrides }: MinutesView): MinutesOverrides => overrides ?? nothing;

const without = <T extends object>(from: T, key: string): T =>
  Object.fromEntries(Object.entries(from).filter(([name]) => name !== key)) as T;

/** A fact said so; null takes it back to what the portal says. */
export const withFact = (said: MinutesOverrides, id: FactId, text: string | null): MinutesOverrides => ({
  ...said,
  facts: text === null ? without(said.facts, id) : { ...said.facts, [id]: text },
});

/** Whoever held the office; null for nobody, undefined for whom the portal knows. */
export function withOffice(said: MinutesOverrides, office: Office, id: number | null | undefined): MinutesOverrides {
  const people = id === undefined ? without(said.people, office) : { ...said.people, [office]: id };
  return { ...said, people };
}

export const withVerifiers = (said: MinutesOverrides, ids: readonly number[] | undefined): MinutesOverrides => ({
  ...said,
  people: ids === undefined ? without(said.people, 'verifiers') : { ...said.people, verifiers: [...ids] },
});

export const withPoint = (said: MinutesOverrides, key: string, point: PointSaid): MinutesOverrides => ({
  ...said,
  points: { ...said.points, [key]: point },
});

/** The wording that was voted on again; the rest that people said of the point stays. */
export const withVoted = (said: MinutesOverrides, key: string): MinutesOverrides =>
  withPoint(said, key, without(said.points[key] ?? {}, 'wording'));

/** Somebody as fields that choose people take them; who is nobody of the house cannot be chosen again. */
export function chosenAs({ content }: MinutesView, role: Office | 'verifier'): MemberName[] {
  return content.people.flatMap((p) =>
    p.role !== role || p.id === null
      ? []
      : [
          {
            ...{ id: p.id, full_name: p.name, isCompany: false, companyName: null },
            ...{ titleBefore: null, firstName: null, lastName: p.name, titleAfter: null },
          },
        ],
  );
}
