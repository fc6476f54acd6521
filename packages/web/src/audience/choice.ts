import type { Audience, AudiencePart, NamedPart } from '#contract/audience/schema.ts';

/** Whom a thing is for, as people choose it. */
export const aims = ['house', 'some', 'committee'] as const;
export type AimChoice = (typeof aims)[number];
export type Chosen = { aim: AimChoice; audience: readonly NamedPart[] };

const partOf = ({ kind, id, role }: NamedPart): AudiencePart =>
  kind === 'role' ? { kind, role: role as NonNullable<typeof role> } : { kind, id: id as number };

/** The choice as it is sent. */
export const audienceSent = ({ aim, audience }: Chosen): Audience => ({
  audience: aim === 'some' ? audience.map(partOf) : [],
  toPublic: aim !== 'committee',
});

export const aimOfKept = (kept: { toPublic: boolean; everyone: boolean }): AimChoice =>
  kept.toPublic ? (kept.everyone ? 'house' : 'some') : 'committee';
